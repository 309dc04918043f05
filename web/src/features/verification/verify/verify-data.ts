import type { Verification } from '@metra/contract/operations/frozen-reports';

/** The form of the page, as it is sent without scripts. */
export const CHECK_FORM = 'check';
export const LONGEST_NUMBER = 100;
const LONGEST_HASH = 200;

/** What the page says before any script runs. */
export interface VerifyData {
  number: string;
  hash: string;
  /** Null: nothing was asked yet. */
  result: Verification | null;
  checkedAt: string | null;
}

/** As it is compared: what was copied along with it, spaces and line ends, does not matter. */
export const plainHash = (typed: string): string =>
  typed
    .replace(/[\s\u200b\u00ad]/g, '')
    .toLowerCase()
    .slice(0, LONGEST_HASH);

/** In groups of four, as it is printed. */
export const hashGroups = (hash: string): string[] => hash.match(/.{1,4}/gs) ?? [];
