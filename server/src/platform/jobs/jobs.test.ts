import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { type TestContext, test, vi } from 'vitest';
import { patience, patientLimits } from '../../../test/app/patience.ts';
import { createTestDatabase } from '../../../test/app/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { createJobs, type Jobs, type JobsSettings } from './jobs.ts';

/** Each test has its own database and servers, so that they can wait at the same time. */
async function aPlaceForJobs({ onTestFinished }: TestContext) {
  const testDatabase = await createTestDatabase();
  const { connectionString } = testDatabase;
  const database = openDatabase({ connectionString, max: 10, limits: patientLimits });
  await database.pool.query('truncate pgboss.schedule');
  const lines: Record<string, unknown>[] = [];
  const running: Jobs[] = [];
  onTestFinished(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()));
    await database.close();
    await testDatabase.drop();
  });

  function server(define: (jobs: Jobs) => void, settings: Partial<JobsSettings> = {}): Jobs {
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
    const jobs = createJobs({ connectionString, log, pollSeconds: 0.5, ...settings });
    define(jobs);
    running.push(jobs);
    return jobs;
  }

  const isQuiet = async () => {
    const { rows } = await database.pool.query(
      `select count(*) as open from pgboss.job where state < 'completed' and name not like '\\_\\_%'`,
    );
    return rows[0].open === 0;
  };
  return { database, lines, server, untilQuiet: () => vi.waitUntil(isQuiet, patience) };
}

test.concurrent('two servers that start together on an empty database do each of many jobs once', async (context) => {
  const { expect } = context;
  const { database, server, untilQuiet } = await aPlaceForJobs(context);
  // They find no tables of jobs, as on a new machine.
  await database.pool.query('drop schema pgboss cascade');
  const done: number[] = [];
  const atWork = new Set<string>();
  const bothWork = Promise.withResolvers<void>();
  const start = async (by: string) => {
    const jobs = server(({ define }) => {
      define<{ number: number }>('count', async ({ number }) => {
        atWork.add(by);
        if (atWork.size === 2) bothWork.resolve();
        await bothWork.promise;
        done.push(number);
      });
    });
    await jobs.start();
    return jobs;
  };
  const [one, two] = await Promise.all([start('one'), start('two')]);
  await database.transaction(async (tx) => {
    for (let number = 0; number < 20; number += 1) await one.enqueue(tx, 'count', { number });
  });
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      database.transaction((tx) => two.enqueue(tx, 'count', { number: 20 + index })),
    ),
  );
  await untilQuiet();
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
});

test.concurrent('a job exists if and only if the transaction commits', async (context) => {
  const { expect } = context;
  const { database, server, untilQuiet } = await aPlaceForJobs(context);
  const done: string[] = [];
  const jobs = server(({ define }) => {
    define<{ word: string }>('say', async ({ word }) => void done.push(word));
  });
  await jobs.start();
  const broken = database.transaction(async (tx) => {
    await jobs.enqueue(tx, 'say', { word: 'never' });
    throw new Error('changed my mind');
  });
  await expect(broken).rejects.toThrow('changed my mind');
  await database.transaction((tx) => jobs.enqueue(tx, 'say', { word: 'committed' }));
  await untilQuiet();
  expect(done).toEqual(['committed']);
});

test.concurrent('a job that fails is tried again, later each time, and then given up and logged', async (context) => {
  const { expect } = context;
  const { database, lines, server } = await aPlaceForJobs(context);
  const attempts: { number: number; isLast: boolean; at: number }[] = [];
  const jobs = server(({ define }) => {
    define<{ secret: string }>(
      'stumble',
      async (_data, { number, isLast }) => {
        attempts.push({ number, isLast, at: Date.now() });
        throw new Error('not today');
      },
      { attempts: 3, firstDelaySeconds: 1, longestDelaySeconds: 2 },
    );
  });
  await jobs.start();
  await database.transaction((tx) => jobs.enqueue(tx, 'stumble', { secret: 'private' }));
  await vi.waitUntil(() => lines.some(({ msg }) => msg === 'job given up'), patience);
  expect(attempts.map(({ number, isLast }) => ({ number, isLast }))).toEqual([
    { number: 1, isLast: false },
    { number: 2, isLast: false },
    { number: 3, isLast: true },
  ]);
  expect(Number(attempts[1]?.at) - Number(attempts[0]?.at)).toBeGreaterThan(400);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'job given up', job: 'stumble', attempts: 3, reason: 'not today' }),
  );
  expect(JSON.stringify(lines)).not.toContain('private');
});

test.concurrent('stopping finishes what runs, and what takes too long is done by another server', async (context) => {
  const { expect } = context;
  const { database, server, untilQuiet } = await aPlaceForJobs(context);
  const events: string[] = [];
  const begun = Promise.withResolvers<void>();
  const short = server(({ define }) => {
    define('short', async () => {
      begun.resolve();
      await wait(300);
      events.push('short finished');
    });
  });
  await short.start();
  await database.transaction((tx) => short.enqueue(tx, 'short', {}));
  await begun.promise;
  await short.stop();
  expect(events).toEqual(['short finished']);

  const stuck = Promise.withResolvers<void>();
  const define = (handler: () => Promise<void>) => (jobs: Jobs) =>
    jobs.define('long', handler, { firstDelaySeconds: 1 });
  const impatient = server(
    define(async () => {
      stuck.resolve();
      await new Promise(() => {});
    }),
    { patienceMs: 100 },
  );
  await impatient.start();
  await database.transaction((tx) => impatient.enqueue(tx, 'long', {}));
  await stuck.promise;
  await impatient.stop();
  const other = server(define(async () => void events.push('long done elsewhere')));
  await other.start();
  await untilQuiet();
  expect(events).toEqual(['short finished', 'long done elsewhere']);
});

test.concurrent('a job waits for its time', async (context) => {
  const { expect } = context;
  const { database, server, untilQuiet } = await aPlaceForJobs(context);
  const done: number[] = [];
  const jobs = server(({ define }) => define('later', async () => void done.push(Date.now())));
  await jobs.start();
  const startAfter = new Date(Date.now() + 1500);
  await database.transaction((tx) => jobs.enqueue(tx, 'later', {}, { startAfter }));
  await untilQuiet();
  expect(done).toHaveLength(1);
  expect(done[0]).toBeGreaterThanOrEqual(startAfter.getTime() - 50);
});

test.concurrent('a schedule missed while nothing ran is made up for once, by one of two servers', async (context) => {
  const { expect } = context;
  const { database, server, untilQuiet } = await aPlaceForJobs(context);
  let runs = 0;
  // The job is due half a day from now, so that it does not run during the test.
  const hour = (new Date().getUTCHours() + 12) % 24;
  const nightly = () =>
    server((jobs) => {
      jobs.define('nightly', async () => {
        runs += 1;
      });
      jobs.schedule('nightly', `30 ${hour} * * *`, 'UTC');
    });
  const first = nightly();
  await first.start();
  await first.stop();
  expect(runs).toBe(0);
  await database.pool.query(`update pgboss.schedule set created_on = now() - interval '9 days'`);
  await database.pool.query(`update pgboss.version set cron_on = now() - interval '3 days'`);
  await Promise.all([nightly().start(), nightly().start()]);
  await vi.waitUntil(() => runs > 0, patience);
  await untilQuiet();
  expect(runs).toBe(1);

  await server(() => {}).start();
  const { rows } = await database.pool.query('select name from pgboss.schedule');
  expect(rows).toEqual([]);
});

test.concurrent('work continues after the database cut every connection of the jobs', async (context) => {
  const { expect } = context;
  const { database, server, untilQuiet } = await aPlaceForJobs(context);
  const done: string[] = [];
  const jobs = server(({ define }) =>
    define<{ word: string }>('say', async ({ word }) => void done.push(word)),
  );
  await jobs.start();
  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'metra-jobs' and datname = current_database()`,
  );
  expect(rowCount).toBeGreaterThan(0);
  await database.transaction((tx) => jobs.enqueue(tx, 'say', { word: 'still here' }));
  await untilQuiet();
  expect(done).toEqual(['still here']);
});

test.concurrent('a server that only enqueues leaves the work to others', async (context) => {
  const { expect } = context;
  const { database, server, untilQuiet } = await aPlaceForJobs(context);
  const done: string[] = [];
  const define = (by: string) => (jobs: Jobs) => jobs.define('shared', async () => void done.push(by));
  const front = server(define('front'), { works: false });
  await front.start();
  await database.transaction((tx) => front.enqueue(tx, 'shared', {}));
  await server(define('back')).start();
  await untilQuiet();
  expect(done).toEqual(['back']);
});

test.concurrent('programming errors are reported at once', async (context) => {
  const { expect } = context;
  const { database, server } = await aPlaceForJobs(context);
  const jobs = server(({ define }) => define('known', async () => {}));
  expect(() => jobs.define('known', async () => {})).toThrow('Two jobs are called known');
  expect(() => jobs.schedule('unknown', '* * * * *', 'UTC')).toThrow('No job is called unknown');
  await jobs.start();
  expect(() => jobs.define('late', async () => {})).toThrow('before the start');
  await expect(database.transaction((tx) => jobs.enqueue(tx, 'unknown', {}))).rejects.toThrow(
    'No job is called',
  );
});
