import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 4;

export const newReportCode = (): string =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

/** `MW7K-2025-02`: the organisation's code, the year, and which one of that year it is. */
export const reportNumber = (code: string, year: number, sequence: number): string =>
  `${code}-${year}-${String(sequence).padStart(2, '0')}`;

/** A number as somebody typed or pasted it. */
export const readReportNumber = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s/g, '');

/** A hash as somebody typed or pasted it; undefined where it cannot be one. */
export function readHash(typed: string): Buffer | undefined {
  const digits = typed.toLowerCase().replace(/[\s:-]/g, '');
  return /^[0-9a-f]{64}$/.test(digits) ? Buffer.from(digits, 'hex') : undefined;
}
