import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Tx } from '../database/database.ts';
import type { Log } from '../log.ts';
import { archiveDeadJobs, deadLetters } from './dead-letters.ts';
import {
  type Definition,
  type JobHandler,
  type JobOptions,
  type QueueSettings,
  queueSettings,
  runOne,
} from './job-definition.ts';
import type { JobRecords } from './job-records.ts';

/** Work in the background: each job is done once, by whichever server comes first, and again if it failed. */
export type Jobs = {
  /** Says how jobs of a name are done. All definitions stand before the start. */
  define<Data extends object>(name: string, handler: JobHandler<Data>, options?: JobOptions): void;
  /** The job exists if and only if the transaction commits. Data holds ids, not personal data. */
  enqueue(tx: Tx, name: string, data: object, options?: { startAfter?: Date }): Promise<void>;
  /** The same for many, in one statement. */
  enqueueEach(tx: Tx, name: string, datas: readonly object[]): Promise<void>;
  /** Repeats a job by cron expression in a time zone; what was missed while nothing ran is made up for once. */
  schedule(name: string, cron: string, timeZone: string): void;
  /** Every kind of job there is, and how many of it wait and run, as counted a moment ago. */
  kinds(): Promise<JobKindState[]>;
  start(): Promise<void>;
  /** Finishes running jobs; those that take too long are handed to another server. */
  stop(): Promise<void>;
};

export type JobKindState = {
  name: string;
  schedule: { cron: string; timeZone: string } | null;
  waiting: number;
  running: number;
};

export type JobsSettings = {
  connectionString: string;
  log: Log;
  /** New jobs are announced at once; this finds those that waited for their time. */
  pollSeconds?: number;
  /** How long stopping waits for running jobs. */
  patienceMs?: number;
  /** False: only enqueues and leaves the work to other servers. */
  works?: boolean;
  /** Told how jobs went. */
  records?: JobRecords;
};

/** How often it looks for jobs whose server has fallen silent: somebody may wait for what they make. */
const LOOKS_AFTER_SECONDS = 15;

/** Its tables live in a schema of their own, `pgboss`, which the library creates and updates by itself. */
export function createJobs(settings: JobsSettings): Jobs {
  const { connectionString, log, pollSeconds = 5, patienceMs = 7_000, works = true, records } = settings;
  const definitions = new Map<string, Definition>();
  const schedules = new Map<string, { cron: string; timeZone: string }>();
  const boss = new PgBoss({
    connectionString,
    application_name: 'metra-jobs',
    max: 4,
    connectionTimeoutMillis: 5_000,
    // Handed through to pg: a connection to a server that hangs is given up.
    ...{ query_timeout: 60_000, keepAlive: true },
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: LOOKS_AFTER_SECONDS,
    monitorIntervalSeconds: LOOKS_AFTER_SECONDS,
    cronWorkerIntervalSeconds: Math.max(1, Math.round(pollSeconds)),
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'jobs'));
  boss.on('warning', (warning) => log.warn({ reason: warning.message }, 'jobs'));
  let started = false;

  const known = (name: string): Definition => {
    const definition = definitions.get(name);
    if (!definition) throw new Error(`No job is called ${name}`);
    return definition;
  };

  async function openQueues(): Promise<void> {
    const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    if (!found.has(deadLetters)) await boss.createQueue(deadLetters);
    await Promise.all(
      [...definitions].map(async ([name, { options }]) => {
        const changed = await openQueue(name, queueSettings(options), found.get(name));
        if (changed) await rememberQueue(name);
      }),
    );
  }

  /** At most starts nothing has changed, and a server that starts has no time to lose. */
  async function openQueue(name: string, wanted: QueueSettings, found?: QueueSettings): Promise<boolean> {
    if (!found) await boss.createQueue(name, wanted);
    else if (!isDeepStrictEqual({ ...found, ...wanted }, { ...found })) await boss.updateQueue(name, wanted);
    else return false;
    return true;
  }

  /**
   * The library reads a queue it does not remember over a connection of its own, in the middle of the transaction that
   * enqueues. It remembers those that exist when it starts. Asking for a job once makes it remember a new one too, so that
   * enqueueing needs nothing but its transaction.
   */
  const rememberQueue = (name: string) => boss.getJobById(name, '00000000-0000-0000-0000-000000000000');

  async function work(name: string, definition: Definition): Promise<void> {
    const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
    for (let worker = 0; worker < (definition.options.atOnce ?? 1); worker += 1) {
      const id: string = await boss.work(
        name,
        { ...polling, includeMetadata: true },
        async ([job]: JobWithMetadata[]) => {
          try {
            if (job) await runOne(definition, job, log, records);
          } finally {
            // Where one job was there may be more: look again at once instead of at the next poll.
            boss.notifyWorker(id);
          }
        },
      );
    }
  }

  async function keepSchedules(): Promise<void> {
    for (const { name, key } of await boss.getSchedules()) {
      if (!schedules.has(name)) await boss.unschedule(name, key);
    }
    await Promise.all(
      [...schedules].map(([name, { cron, timeZone }]) =>
        boss.schedule(name, cron, {}, { tz: timeZone, missed: 'once' }),
      ),
    );
  }

  return {
    define(name, handler, options = {}) {
      if (started) throw new Error(`The job ${name} has to be defined before the start`);
      if (definitions.has(name)) throw new Error(`Two jobs are called ${name}`);
      definitions.set(name, { handler, options });
    },

    async enqueue(tx, name, data, options = {}) {
      known(name);
      await boss.send(name, data, { ...options, db: fromKysely(tx) });
    },

    async enqueueEach(tx, name, datas) {
      known(name);
      await boss.insert(
        name,
        datas.map((data) => ({ data })),
        { db: fromKysely(tx) },
      );
    },

    schedule(name, cron, timeZone) {
      known(name);
      schedules.set(name, { cron, timeZone });
    },

    async kinds() {
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      return [...definitions.keys()].toSorted().map((name) => ({
        name,
        schedule: schedules.get(name) ?? null,
        waiting: queues.get(name)?.queuedCount ?? 0,
        running: queues.get(name)?.activeCount ?? 0,
      }));
    },

    async start() {
      started = true;
      await boss.start();
      await openQueues();
      if (!works) return;
      await keepSchedules();
      await archiveDeadJobs(boss, log, records);
      for (const [name, definition] of definitions) await work(name, definition);
    },

    async stop() {
      const names = [...definitions.keys(), deadLetters];
      const idle = Promise.allSettled(names.map((name) => boss.offWork(name, { wait: true })));
      await settledWithin(patienceMs, idle);
      // Not even a database that hangs keeps us here.
      await settledWithin(2_000, boss.stop({ graceful: false }));
    },
  };
}

async function settledWithin(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const over = wait(milliseconds, undefined, { signal: timer.signal });
  await Promise.allSettled([Promise.race([work, over])]);
  timer.abort();
  await over.catch(() => undefined);
}
