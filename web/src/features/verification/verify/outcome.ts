import type { Verification } from '@metra/contract/operations/frozen-reports';

/** A check examines what was typed, a file, or both. */
export interface Check {
  number: string;
  /** The hash is empty if only a file was given. */
  hash: string;
  /** It is null if no hash was typed. */
  typed: Verification | null;
  /** The file never leaves the browser. */
  file: { name: string; result: Verification } | null;
  checkedAt: string;
}

/**
 * GENUINE: the file is one of the frozen files. TOGETHER: number and hash belong together, which says nothing
 * about a file. CHANGED: number and hash belong together, but the file has another hash. APART: neither the
 * hash nor the file belongs to the number.
 */
export type Outcome = 'GENUINE' | 'TOGETHER' | 'CHANGED' | 'APART';

export function outcomeOf({ typed, file }: Pick<Check, 'typed' | 'file'>): Outcome {
  if (file?.result.matches) return 'GENUINE';
  if (!typed?.matches) return 'APART';
  return file ? 'CHANGED' : 'TOGETHER';
}

/** Returns the server's answer about the report that was found; null if there is none. */
export const foundReport = ({ typed, file }: Pick<Check, 'typed' | 'file'>): Verification | null =>
  [file?.result, typed].find((result) => result?.matches) ?? null;
