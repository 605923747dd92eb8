/** The way to a seat: with a name known it is taken at once; without one, the name is asked for first. */

import { me } from '~/app/me.svelte';
import { notices } from '~/kit/notices.svelte';
import { Problem } from '~/wire/api';
import type { OpenTable } from '~/table/table.svelte';

class Door {
  /** The seat that is taken as soon as there is a name; null: the first that is free. */
  wished = $state<number | null>(null);
  /** Grows when the name is asked for: the field gets the focus. */
  asked = $state(0);

  /** Sits down there, or asks for the name. */
  wish(table: OpenTable, seat: number): void {
    this.wished = seat;
    if (me.person?.name) void this.enter(table, me.person.name);
    else this.asked += 1;
  }

  /** Sits down under that name, which is kept for the next time. */
  async enter(table: OpenTable, name: string): Promise<boolean> {
    const seat = this.#free(table);
    if (seat === null) return false;
    try {
      if (name !== me.person?.name) await me.come(name);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      notices.problem(error);
      return false;
    }
    this.wished = null;
    return table.ask({ type: 'sit', seat, name: me.person?.name ?? name });
  }

  #free(table: OpenTable): number | null {
    const free = table.seats.flatMap((seat, index) => (seat.person || seat.bot ? [] : [index]));
    return this.wished !== null && free.includes(this.wished) ? this.wished : (free[0] ?? null);
  }
}

export const door = new Door();
