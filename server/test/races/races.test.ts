import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { allRaces } from './all-races.ts';
import { runRace } from './race.ts';

/** This finds a rule that is checked before its lock. `npm run races` finds rarer faults. */
const rounds = 3;

let app: TestApp;

beforeAll(async () => {
  // The pool is as large as in the program, so that calls overlap.
  app = await createTestApp({ environment: { DATABASE_POOL: '10' } });
});

afterAll(() => app.close());

describe('calls that meet in the same moment', () => {
  it.each(allRaces)('$name', async (race) => {
    const { faults } = await runRace(app, race, rounds);
    expect(faults).toEqual([]);
  });
});
