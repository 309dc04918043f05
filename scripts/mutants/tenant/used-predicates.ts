/** The predicates that each test of a file used decide which tests run for a mutant. */
export interface UsedPredicates {
  file: string;
  tests: Record<string, number[]>;
}

/** This name stands for all tests of a file. */
export const WHOLE_FILE = '';

/** Tests of one file that run while one predicate is removed. */
export interface Trial {
  number: number;
  file: string;
  tests: readonly string[];
}
