import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Steps that take most of a test file's time. */
export type CostlyStep = 'database' | 'program' | 'session';

/** Counts a step of the current test file for `npm test -- --profile`, and does nothing otherwise. */
export function countStep(step: CostlyStep): void {
  const { PROFILE_DIR, PROFILED_FILE = '' } = process.env;
  if (!PROFILE_DIR) return;
  appendFileSync(
    join(PROFILE_DIR, `steps-${process.pid}.jsonl`),
    `${JSON.stringify({ step, file: PROFILED_FILE })}\n`,
  );
}
