import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import type { UsedPredicates } from './switches.ts';

const notes = process.env.USED_PREDICATES_FILE;

beforeAll(() => {
  tenantSwitches.takeUsed();
});
afterAll(() => {
  if (!notes) return;
  const used: UsedPredicates = { file: expect.getState().testPath ?? '', used: tenantSwitches.takeUsed() };
  appendFileSync(notes, `${JSON.stringify(used)}\n`);
});
