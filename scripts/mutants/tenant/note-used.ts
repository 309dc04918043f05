import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import type { UsedPredicates } from './switches.ts';

const notes = process.env.USED_PREDICATES_FILE;

beforeAll(() => tenantSwitches.used.clear());
afterAll(() => {
  if (!notes) return;
  const used: UsedPredicates = { file: expect.getState().testPath ?? '', used: [...tenantSwitches.used] };
  appendFileSync(notes, `${JSON.stringify(used)}\n`);
});
