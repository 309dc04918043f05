import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { signal } from '../../src/platform/database/embedded/processes.ts';
import { aDataFolder, type LedgerRun, postgresProcessesOn, postmastersOn, startLedger } from './ledger.ts';

/**
 * Each kill hits the initialisation, a write, or a start with data. `npm run kills` does it fifty times under load,
 * and measures the time until the program serves again.
 */
const ROUNDS = 9;
const NUMBERS_PER_ROUND = 1_000_000;

const folder = aDataFolder();
afterAll(() => folder.remove());

/** The kills: the program alone, the program and then the whole database, or the database first. */
const kills: readonly ((run: LedgerRun) => void)[] = [
  (run) => run.process.kill('SIGKILL'),
  (run) => {
    run.process.kill('SIGKILL');
    for (const pid of postgresProcessesOn(folder.path)) signal(pid, 'SIGKILL');
  },
  (run) => {
    for (const pid of postgresProcessesOn(folder.path)) signal(pid, 'SIGKILL');
    run.process.kill('SIGKILL');
  },
];

/** The kill comes during the start, at first during the initialisation, and later during writes. */
async function untilTheMomentOf(round: number, run: LedgerRun, keptBefore: number): Promise<void> {
  if (Math.floor(round / kills.length) % 2 === 0) return pause(150 + ((round * 137) % 500));
  expect(await run.ready, 'rows found').toBeGreaterThanOrEqual(keptBefore);
  expect(postmastersOn(folder.path), 'servers on the folder').toHaveLength(1);
  await run.keeps(25 + ((round * 5) % 17));
  await pause((round * 7) % 20);
}

test('no acknowledged row is lost, however often everything is killed', { timeout: 240_000 }, async () => {
  const kept: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const run = startLedger(folder.path, round * NUMBERS_PER_ROUND);
    await untilTheMomentOf(round, run, kept.length);
    expect(run.complaint(), `complaint in round ${round}`).toBe('');
    kills[round % kills.length]?.(run);
    await run.ended;
    kept.push(...run.kept);
  }

  const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
  expect(postmastersOn(folder.path), 'servers on the folder').toHaveLength(1);
  const client = new pg.Client({ connectionString: postgres.connectionString() });
  await client.connect();
  const { rows: found } = await client.query<{ number: string }>('select number from ledger');
  const { rows: totals } = await client.query<{ rows: string }>('select rows from total');
  await client.end();
  await postgres.stop();

  const numbers = found.map((row) => Number(row.number));
  expect(kept.length, 'rows acknowledged').toBeGreaterThan(100);
  expect(new Set(kept).difference(new Set(numbers)), 'acknowledged and lost').toEqual(new Set());
  expect(new Set(numbers).size, 'different rows').toBe(numbers.length);
  expect(totals, 'total kept with the rows').toEqual([{ rows: String(numbers.length) }]);
});
