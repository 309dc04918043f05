import { randomInt } from 'node:crypto';

/** Letters and digits that are hard to confuse. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 4;

export const newReportCode = (): string =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

/** `MW7K-2025-02` contains the organisation's code, the year, and the sequence within that year. */
export const reportNumber = (code: string, year: number, sequence: number): string =>
  `${code}-${year}-${String(sequence).padStart(2, '0')}`;

/** Normalises a number that somebody typed or pasted. */
export const readReportNumber = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s/g, '');

/** Parses a hash that somebody typed or pasted; undefined if it cannot be one. */
export function readHash(typed: string): Buffer | undefined {
  const digits = typed.toLowerCase().replace(/[\s:-]/g, '');
  return /^[0-9a-f]{64}$/.test(digits) ? Buffer.from(digits, 'hex') : undefined;
}
