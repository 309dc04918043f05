import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { ensureCluster, ensureFolder } from './cluster.ts';
import { connectionStringFor, ensureDatabase } from './database.ts';
import { DataInUseError, messageOf } from './embedded-error.ts';
import { operatingUser } from './operating-user.ts';
import { type EmbeddedPostgresLog, type RunningServer, runAndOwn } from './own-server.ts';
import { stopPostmaster } from './postmaster.ts';
import type { ServerPlan } from './server-process.ts';
import { type PostgresSettings, serverSettings } from './settings.ts';
import { ensureSocketFolder } from './socket-folder.ts';

export interface EmbeddedPostgresOptions {
  /** A folder of its own, for example ./data/postgres. It is created if it is missing. */
  dataDir: string;
  log?: EmbeddedPostgresLog;
  /** Additional PostgreSQL settings. */
  settings?: PostgresSettings;
  /** False makes writes much faster. It is only for data that may be lost, as in tests. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** An address for `pg` and libpq: a local socket, no password, and the role `metra`, which may create databases. */
  connectionString(database?: string): string;
  /** An address for PostgreSQL's superuser, for administration only. */
  adminConnectionString(database?: string): string;
  socketDir: string;
  /** True if a server that a killed program left behind was taken over. */
  adopted: boolean;
  /** Stops PostgreSQL. Afterwards all commits are on disk. */
  stop(): Promise<void>;
  /** Resolves when PostgreSQL has ended permanently: after stop(), or with the reason why it cannot restart. */
  exited: Promise<Error | undefined>;
}

const FIRST_RETRY = 100;
const SLOWEST_RETRY = 5_000;
const silent: EmbeddedPostgresLog = { info: () => undefined, warn: () => undefined };

/** Starts PostgreSQL on the folder or takes over a running one, and restarts it if it ends. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, log = silent } = options;
  const plan = await prepare(options, durable);
  const first = await runAndOwn(plan, log);
  await ensureDatabase(first.session.client);

  let stopping = false;
  let current: Promise<RunningServer | undefined> = Promise.resolve(first);
  const exited = Promise.withResolvers<Error | undefined>();

  async function keepRunning(): Promise<void> {
    for (let server: RunningServer | undefined = first; server !== undefined; server = await current) {
      await server.session.lost;
      if (stopping) return;
      log.warn('The connection to PostgreSQL was lost; bringing it back.');
      current = revive();
    }
  }

  async function revive(): Promise<RunningServer | undefined> {
    for (let delay = FIRST_RETRY; !stopping; delay = Math.min(delay * 2, SLOWEST_RETRY)) {
      await pause(delay);
      if (stopping) break;
      try {
        const server = await runAndOwn(plan, log);
        log.info('PostgreSQL is back.');
        return server;
      } catch (error) {
        log.warn(messageOf(error));
        if (!(error instanceof DataInUseError)) continue;
        exited.resolve(error);
        break;
      }
    }
    return undefined;
  }

  async function stop(): Promise<void> {
    if (!stopping) {
      stopping = true;
      const server = await current;
      if (server !== undefined) await stopPostmaster(server.pid, plan.cluster);
      exited.resolve(undefined);
    }
    await exited.promise;
  }

  void keepRunning();
  return {
    connectionString: (database = 'metra') => connectionStringFor(plan.socketDir, 'metra', database),
    adminConnectionString: (database = 'metra') => connectionStringFor(plan.socketDir, 'postgres', database),
    socketDir: plan.socketDir,
    adopted: first.adopted,
    stop,
    exited: exited.promise,
  };
}

async function prepare(options: EmbeddedPostgresOptions, durable: boolean): Promise<ServerPlan> {
  const binaries = findBinaries();
  const wanted = resolve(options.dataDir);
  ensureFolder(wanted);
  const dataDir = realpathSync(wanted);
  const user = operatingUser(dataDir, binaries);
  const socketDir = ensureSocketFolder(dataDir, user);
  const cluster = await ensureCluster(dataDir, binaries, user, durable);
  const settings = serverSettings(durable, options.settings ?? {});
  return { dataDir, cluster, socketDir, binaries, user, settings };
}
