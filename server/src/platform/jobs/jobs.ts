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

/** Background jobs. Each job runs once, on any server, and is retried after a failure. */
export type Jobs = {
  /** Defines the handler of a kind of job. All definitions must exist before the start. */
  define<Data extends object>(name: string, handler: JobHandler<Data>, options?: JobOptions): void;
  /** The job exists if and only if the transaction commits. Its data contains ids but no personal data. */
  enqueue(tx: Tx, name: string, data: object, options?: { startAfter?: Date }): Promise<void>;
  /** Enqueues many jobs in one statement. */
  enqueueEach(tx: Tx, name: string, datas: readonly object[]): Promise<void>;
  /**
   * Repeats a job by a cron expression in a time zone. Runs that were missed while no server ran are made up for
   * once.
   */
  schedule(name: string, cron: string, timeZone: string): void;
  /** All kinds of jobs with the number of waiting and running ones, counted a moment ago. */
  kinds(): Promise<JobKindState[]>;
  start(): Promise<void>;
  /** Waits for running jobs. Those that take too long are handed to another server. */
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
  /** New jobs are announced at once; polling finds those whose delay has passed. */
  pollSeconds?: number;
  /** The time for which stopping waits for running jobs. */
  patienceMs?: number;
  /** False for a server that only enqueues jobs and leaves the work to others. */
  works?: boolean;
  /** Receives the results of jobs. */
  records?: JobRecords;
};

/** The interval of checks for jobs of dead servers. Somebody may be waiting for their results. */
const LOOKS_AFTER_SECONDS = 15;

/** The library creates and updates its tables in its own schema `pgboss`. */
export function createJobs(settings: JobsSettings): Jobs {
  const { connectionString, log, pollSeconds = 5, patienceMs = 7_000, works = true, records } = settings;
  const definitions = new Map<string, Definition>();
  const schedules = new Map<string, { cron: string; timeZone: string }>();
  const boss = new PgBoss({
    connectionString,
    application_name: 'metra-jobs',
    max: 4,
    connectionTimeoutMillis: 5_000,
    // These options are passed to pg, so that a connection to a hung server is given up.
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

  /** At most starts no queue has changed, so they are only compared, to save time. */
  async function openQueue(name: string, wanted: QueueSettings, found?: QueueSettings): Promise<boolean> {
    if (!found) await boss.createQueue(name, wanted);
    else if (!isDeepStrictEqual({ ...found, ...wanted }, { ...found })) await boss.updateQueue(name, wanted);
    else return false;
    return true;
  }

  /**
   * The library reads an unknown queue over its own connection, in the middle of the transaction that enqueues. It
   * knows the queues that exist at its start. Requesting a job once makes it know a new queue as well, so that
   * enqueueing only needs its transaction.
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
            // More jobs may be waiting, so the worker looks again at once instead of at the next poll.
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
      // Even a hung database does not delay the end any longer.
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
