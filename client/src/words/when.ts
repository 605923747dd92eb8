/** Times as people say them, in the reader's language, calendar and digits. */

import { settings } from '~/app/settings.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

function locale(): string {
  const digits = settings.digits === 'fa' ? 'arabext' : 'latn';
  return `${settings.language === 'fa' ? 'fa-IR' : 'en-GB'}-u-nu-${digits}`;
}

/** How long ago: "2 hours ago"; under a minute it is now. */
export function ago(moment: number): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const past = Math.max(0, Date.now() - moment);
  const [unit, length] = STEPS.find(([, length]) => past >= length) ?? ['second', Infinity];
  return format.format(-Math.floor(past / length), unit);
}

/** A day, such as "3 March 2026". */
export function day(moment: number | string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(moment));
}
