import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOwnCluster } from '../../../test/app/own-cluster.ts';
import { patience, patientLimits } from '../../../test/app/patience.ts';
import { type Database, openDatabase } from './database.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { migrate } from './migrate.ts';

/** The program gives up after less than five seconds. Without its limits, an answer would take at least thirty. */
const answerWithin = 20_000;

let cluster: Awaited<ReturnType<typeof startOwnCluster>>;
let database: Database;

beforeAll(async () => {
  cluster = await startOwnCluster();
  await migrate({ connectionString: cluster.connectionString });
  database = openDatabase({ connectionString: cluster.connectionString, max: 5 });
});

afterAll(async () => {
  await database.close();
  await cluster.remove();
});

const read = () => database.kysely.selectFrom('goals').select('id').limit(1).execute();
const write = () => database.transaction((tx) => tx.insertInto('seeds').values(aSeed()).execute());
const aSeed = () => ({ name: `fault ${randomUUID()}`, content_hash: 'none' });

/** The results of many simultaneous callers, and the longest time. */
async function ask(callers: number, work: () => Promise<unknown>) {
  const begin = performance.now();
  const answers = await Promise.allSettled(Array.from({ length: callers }, work));
  return {
    slowest: performance.now() - begin,
    served: answers.filter(({ status }) => status === 'fulfilled').length,
    otherErrors: answers.flatMap((answer) =>
      answer.status === 'rejected' && !(answer.reason instanceof DatabaseUnavailable) ? [answer.reason] : [],
    ),
  };
}

/** Until the work succeeds, it must fail with the error for an unavailable database. */
async function untilServed(work: () => Promise<unknown>): Promise<void> {
  const meanwhile: unknown[] = [];
  const attempt = () =>
    work().catch((error) => {
      meanwhile.push(error);
      throw error;
    });
  await vi.waitFor(attempt, patience);
  expect(meanwhile.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
}

describe('a database that is in trouble', () => {
  it('refused: callers fail at once, and succeed again after its return', async () => {
    await ask(20, read);
    await cluster.stop();
    for (const work of [read, write, () => database.ping()]) {
      const down = await ask(50, work);
      expect(down).toMatchObject({ served: 0, otherErrors: [] });
      expect(down.slowest).toBeLessThan(answerWithin);
    }
    await cluster.startAgain();
    await untilServed(read);
    expect(await ask(50, write)).toMatchObject({ served: 50 });
  });

  it('hung: everyone gets an answer in time, later callers at once, and nobody a broken connection after it', async () => {
    await ask(20, read);
    cluster.freeze();
    const hung = await ask(100, () => (Math.random() < 0.5 ? read() : write()));
    expect(hung).toMatchObject({ served: 0, otherErrors: [] });
    expect(hung.slowest).toBeLessThan(answerWithin);
    expect((await ask(100, read)).slowest).toBeLessThan(hung.slowest / 2);
    cluster.thaw();
    await untilServed(read);
    expect(await ask(50, write)).toMatchObject({ served: 50 });
  });

  it('hung in the middle of a transaction: it ends in time and leaves nothing behind', async () => {
    const seed = aSeed();
    const begin = performance.now();
    const work = database.transaction(async (tx) => {
      await tx.insertInto('seeds').values(seed).execute();
      cluster.freeze();
      await tx.selectFrom('goals').select('id').execute();
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(performance.now() - begin).toBeLessThan(answerWithin);
    cluster.thaw();
    await untilServed(read);
    const left = await database.kysely
      .selectFrom('seeds')
      .select('name')
      .where('name', '=', seed.name)
      .execute();
    expect(left).toEqual([]);
  });

  it('cut: running calls fail, and the next one succeeds', async () => {
    const { connectionString } = cluster;
    const patient = openDatabase({ connectionString, max: 5, limits: patientLimits });
    const readPatiently = () => patient.kysely.selectFrom('goals').select('id').limit(1).execute();
    await ask(20, read);
    const sleeping = ask(1, () => sql`select pg_sleep(20)`.execute(patient.kysely));
    const admin = new pg.Client({ connectionString });
    await admin.connect();
    await expect
      .poll(() => admin.query(`select from pg_stat_activity where query = 'select pg_sleep(20)'`))
      .toMatchObject({ rowCount: 1 });
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'metra'`,
    );
    await admin.end();
    expect(await sleeping).toMatchObject({ served: 0, otherErrors: [] });
    await untilServed(readPatiently);
    expect(await ask(50, readPatiently)).toMatchObject({ served: 50 });
    await patient.close();
    await untilServed(read);
  });

  // The following tests mostly wait and need few connections, so they run at the same time.
  it.concurrent('slow: a statement that takes too long is cancelled and its connection stays usable', async ({
    expect,
  }) => {
    const begin = performance.now();
    const slow = sql`select pg_sleep(30)`.execute(database.kysely);
    await expect(slow).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'timeout' });
    expect(performance.now() - begin).toBeLessThan(answerWithin);
    expect(await ask(20, read)).toMatchObject({ served: 20 });
  });

  it.concurrent('slow in many small steps: a transaction as a whole has an end too', async ({ expect }) => {
    const begin = performance.now();
    const work = database.transaction(async (tx) => {
      for (let step = 0; step < 60; step++) await sql`select pg_sleep(0.5)`.execute(tx);
    });
    await expect(work).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'timeout' });
    expect(performance.now() - begin).toBeLessThan(answerWithin);
    expect(await ask(20, read)).toMatchObject({ served: 20 });
  });

  it.concurrent('slow in many small steps that nobody waits for: they may take their time', async ({
    expect,
  }) => {
    const { connectionString } = cluster;
    const hurried = openDatabase({
      connectionString,
      max: 1,
      limits: { ...patientLimits, transactionMs: 500 },
    });
    const steps = (options?: { withinMs: number }) =>
      hurried.transaction(async (tx) => {
        for (let step = 0; step < 4; step++) await sql`select pg_sleep(0.25)`.execute(tx);
        return 'done';
      }, options);
    await expect(steps()).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'timeout' });
    expect(await steps({ withinMs: 60_000 })).toBe('done');
    await hurried.close();
  });

  it.concurrent('busy: callers who wait too long for a connection fail', async ({ expect }) => {
    const { connectionString } = cluster;
    const hurried = openDatabase({ connectionString, max: 5, limits: { ...patientLimits, waitMs: 500 } });
    const holding = new Set<unknown>();
    const released = Promise.withResolvers<void>();
    const holders = ask(5, () =>
      hurried.transaction(async (tx) => {
        holding.add(tx);
        await released.promise;
      }),
    );
    await expect.poll(() => holding.size).toBe(5);
    const late = await ask(30, () => sql`select 1`.execute(hurried.kysely));
    expect(late).toMatchObject({ served: 0, otherErrors: [] });
    released.resolve();
    expect(await holders).toMatchObject({ served: 5 });
    await untilServed(() => sql`select 1`.execute(hurried.kysely));
    await hurried.close();
  });
});
