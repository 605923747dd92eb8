/** My tables and my last matches, as the first page shows them. */

import { api, Problem } from '~/wire/api';
import type { MatchItem, TableItem } from '~/wire/messages';

const SHOWN = 4;
/** A table that nobody has touched for so long waits for nobody. */
const STALE = 7 * 86_400_000;

class Mine {
  tables = $state.raw<readonly TableItem[]>([]);
  finished = $state.raw<readonly MatchItem[]>([]);

  /** Tables where something may still happen: matches that are on, then tables that are set up. */
  get waiting(): readonly TableItem[] {
    const lobbies = this.tables.filter(
      (table) => table.phase === 'lobby' && Date.now() - table.touched < STALE,
    );
    return [...this.tables.filter(isOn), ...lobbies].slice(0, SHOWN);
  }

  /** Asks the server; what it does not say now was perhaps said before, and stays. */
  async look(): Promise<void> {
    try {
      const [tables, page] = await Promise.all([api.myTables(), api.myMatches()]);
      this.tables = tables;
      this.finished = page.matches.filter((match) => match.ended !== null).slice(0, SHOWN);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }

  forget(): void {
    this.tables = this.finished = [];
  }
}

const isOn = (table: TableItem): boolean => table.phase === 'playing' || table.phase === 'opening';

export const mine = new Mine();
