import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawNode } from 'kysely';
import { root } from '../../source-files.ts';
import { findPredicates, type Predicate } from './find-predicates.ts';

export interface NumberedPredicate extends Predicate {
  number: number;
}

/** Every tenant predicate of the server, each with its number. */
export const allPredicates = (): NumberedPredicate[] =>
  globSync('server/src/**/*.{store,views}.ts', { cwd: root })
    .toSorted()
    .flatMap((file) => findPredicates(file, readFileSync(join(root, file), 'utf8')))
    .map((predicate, number) => ({ ...predicate, number }));

/** A part of a statement in SQL. */
interface Condition {
  toOperationNode(): RawNode;
}

/** The state of the switches in this process, in all of its threads. */
export interface Switches {
  /** The number of the predicate that does not apply; -1: all apply. */
  removed: number;
  note(number: number): void;
  /** Returns the predicates that were used since the last call. */
  takeUsed(): number[];
}

/** The first four bytes hold the removed predicate; each other byte says whether a predicate was used. */
export function switchesIn(memory: SharedArrayBuffer): Switches {
  const removed = new Int32Array(memory, 0, 1);
  const used = new Uint8Array(memory, 4);
  return {
    get removed() {
      return removed[0] ?? -1;
    },
    set removed(number) {
      removed[0] = number;
    },
    note(number) {
      used[number] = 1;
    },
    takeUsed() {
      const numbers = [...used.keys()].filter((number) => used[number] === 1);
      used.fill(0);
      return numbers;
    },
  };
}

declare global {
  var tenantSwitches: Switches;
  var tenantPredicate: (number: number) => boolean;
  var tenantCondition: (number: number, predicate: Condition, without: Condition) => Condition;
}
