/** Numbers as people read them: digits by choice, a real minus, never grouped. */

import { FluentNumber } from '@fluent/bundle';

const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';

export type Digits = 'fa' | 'en';

/** The number in digits; a decimal point is written as the digits' language writes it. */
export function figures(number: number | string, digits: Digits): string {
  const text = String(number).replace('-', '−');
  if (digits === 'en') return text;
  return text.replace('.', '٫').replace(/\d/g, (digit) => PERSIAN[Number(digit)]!);
}

/** With its sign, for changes. */
export function signed(number: number, digits: Digits): string {
  return (number > 0 ? '+' : '') + figures(number, digits);
}

/** Digits of any script as Latin ones, for what people type. */
export function latin(text: string): string {
  return text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}

/** A number in a sentence: it chooses plural forms as a number and prints in the chosen digits. */
export class Figure extends FluentNumber {
  readonly #digits: Digits;

  constructor(value: number, digits: Digits) {
    super(value);
    this.#digits = digits;
  }

  override toString(): string {
    return figures(this.value, this.#digits);
  }
}
