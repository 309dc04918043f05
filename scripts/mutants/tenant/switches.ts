import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The state of the switches in this process. */
export interface Switches {
  /** The number of the predicate that does not apply; -1: all apply. */
  removed: number;
  /** The predicates that were asked for. */
  used: Set<number>;
}

/** The predicates that a test file used decide which tests run for a mutant. */
export interface UsedPredicates {
  file: string;
  used: number[];
}

declare global {
  var tenantSwitches: Switches;
  var tenantPredicate: (number: number) => boolean;
}
