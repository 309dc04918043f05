import type { Verification } from '@metra/contract/operations/frozen-reports';

/** A browser without scripts sends the form of the page under this name. */
export const CHECK_FORM = 'check';
export const LONGEST_NUMBER = 100;
const LONGEST_HASH = 200;

/** The page shows this data before any script runs. */
export interface VerifyData {
  number: string;
  hash: string;
  /** It is null if nothing was asked yet. */
  result: Verification | null;
  checkedAt: string | null;
}

/** Removes spaces and line ends that were copied with a hash. */
export const plainHash = (typed: string): string =>
  typed
    .replace(/[\s\u200b\u00ad]/g, '')
    .toLowerCase()
    .slice(0, LONGEST_HASH);

/** Splits a hash into groups of four, as it is printed. */
export const hashGroups = (hash: string): string[] => hash.match(/.{1,4}/gs) ?? [];
