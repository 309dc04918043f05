import type { Verification } from '@metra/contract/operations/frozen-reports';

/** A check: of what was typed, of a file, or of both. */
export interface Check {
  number: string;
  /** Empty where only a file was given. */
  hash: string;
  /** Null: no hash was typed. */
  typed: Verification | null;
  /** The file, which never leaves the browser. */
  file: { name: string; result: Verification } | null;
  checkedAt: string;
}

/**
 * GENUINE: the file is one of those that were frozen. TOGETHER: number and hash belong together, which says nothing about a file.
 * CHANGED: they do, but the file is another one. APART: nothing of it belongs together.
 */
export type Outcome = 'GENUINE' | 'TOGETHER' | 'CHANGED' | 'APART';

export function outcomeOf({ typed, file }: Pick<Check, 'typed' | 'file'>): Outcome {
  if (file?.result.matches) return 'GENUINE';
  if (!typed?.matches) return 'APART';
  return file ? 'CHANGED' : 'TOGETHER';
}

/** What the server told about the report that was found; null where nothing was. */
export const foundReport = ({ typed, file }: Pick<Check, 'typed' | 'file'>): Verification | null =>
  [file?.result, typed].find((result) => result?.matches) ?? null;
