import { useState } from 'react';
import { hasKey } from '../errors.ts';
import type { Versioned } from './differences.ts';

interface VersionedCalls<Values> {
  read: () => Promise<Versioned<Values>>;
  /** Writes over the version the values were made from. */
  write: (values: Values, from: Versioned<Values>) => Promise<unknown>;
}

/** Two versions of the same thing, and what both were made from. */
export interface Conflict<Values> {
  base: Values;
  mine: Values;
  theirs: Versioned<Values>;
}

export interface VersionedSave<Values> {
  /** What the input was made from. */
  base: Versioned<Values>;
  conflict: Conflict<Values> | null;
  /** True when it was saved; false when somebody else was faster and a person has to choose. */
  save: (values: Values) => Promise<boolean>;
  /** Writes what was chosen over the version that was found. */
  resolve: (values: Values) => Promise<boolean>;
  /** Back to the input, which from now on is a change to what was found. */
  goBack: () => void;
  /** For pages that stay open after saving: what is typed next is a change to this. */
  rebase: (present: Versioned<Values>) => void;
}

/** Saves what two people may change at the same time; an old version is never written over a newer one unseen. */
export function useVersionedSave<Values extends object>(
  start: Versioned<Values>,
  { read, write }: VersionedCalls<Values>,
): VersionedSave<Values> {
  const [base, setBase] = useState(start);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);

  async function attempt(values: Values, from: Versioned<Values>): Promise<boolean> {
    try {
      await write(values, from);
      return true;
    } catch (error) {
      if (!hasKey(error, 'conflict.version')) throw error;
      setConflict({ base: from.values, mine: values, theirs: await read() });
      return false;
    }
  }

  return {
    base,
    conflict,
    save: (values) => attempt(values, base),
    resolve: (values) => attempt(values, conflict?.theirs ?? base),
    goBack() {
      if (conflict) setBase(conflict.theirs);
      setConflict(null);
    },
    rebase(present) {
      setBase(present);
      setConflict(null);
    },
  };
}
