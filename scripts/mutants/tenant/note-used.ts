import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { pathOf } from './test-paths.ts';
import { type UsedPredicates, WHOLE_FILE } from './used-predicates.ts';

const notes = process.env.USED_PREDICATES_FILE;
const used = new Map<string, Set<number>>();

function noteFor(test: string): void {
  const numbers = used.get(test) ?? new Set();
  used.set(test, numbers);
  for (const number of tenantSwitches.takeUsed()) numbers.add(number);
}

beforeAll(() => {
  used.clear();
  tenantSwitches.takeUsed();
});
// All tests of a file may need what it used between them.
beforeEach(() => noteFor(WHOLE_FILE));
afterEach(({ task }) => noteFor(pathOf(task)));
afterAll(() => {
  if (!notes) return;
  const tests = Object.fromEntries([...used].map(([test, numbers]) => [test, [...numbers]]));
  const line: UsedPredicates = { file: expect.getState().testPath ?? '', tests };
  appendFileSync(notes, `${JSON.stringify(line)}\n`);
});
