import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { allRaces } from './all-races.ts';
import { runRace } from './race.ts';

/** Enough to find a rule that is decided before its lock; `npm run races` finds what is rarer. */
const rounds = 3;

let app: TestApp;

beforeAll(async () => {
  // A program has as many connections, so that calls meet.
  app = await createTestApp({ environment: { DATABASE_POOL: '10' } });
});

afterAll(() => app.close());

describe('calls that meet in the same moment', () => {
  it.each(allRaces)('$name', async (race) => {
    const { faults } = await runRace(app, race, rounds);
    expect(faults).toEqual([]);
  });
});
