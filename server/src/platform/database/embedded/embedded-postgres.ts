import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { ensureCluster, ensureFolder } from './cluster.ts';
import { connectionStringFor, ensureDatabase } from './database.ts';
import { DataInUseError, messageOf } from './embedded-error.ts';
import { operatingUser } from './operating-user.ts';
import { type RunningServer, runAndOwn } from './own-server.ts';
import { stopPostmaster } from './postmaster.ts';
import type { ServerPlan } from './server-process.ts';
import { type PostgresSettings, serverSettings } from './settings.ts';
import { ensureSocketFolder } from './socket-folder.ts';

export interface EmbeddedPostgresOptions {
  /** A folder of its own, for example ./data/postgres; made when missing. */
  dataDir: string;
  log?: EmbeddedPostgresLog;
  /** PostgreSQL settings on top of ours. */
  settings?: PostgresSettings;
  /** false only where losing everything is fine, as in tests: much faster writes. */
  durable?: boolean;
}

export interface EmbeddedPostgresLog {
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedPostgres {
  /** For `pg` and libpq alike: local socket, no password; the role `metra`, which may create databases. */
  connectionString(database?: string): string;
  /** The same as PostgreSQL's superuser, for administration only. */
  adminConnectionString(database?: string): string;
  socketDir: string;
  /** Whether a server left behind by a killed program was taken over. */
  adopted: boolean;
  /** Stops PostgreSQL; everything committed is on disk afterwards. */
  stop(): Promise<void>;
  /** Settles when PostgreSQL is gone for good: after stop(), or with the reason why it cannot come back. */
  exited: Promise<Error | undefined>;
}

const FIRST_RETRY = 100;
const SLOWEST_RETRY = 5_000;
const silent: EmbeddedPostgresLog = { info: () => undefined, warn: () => undefined };

/** Starts PostgreSQL on the folder, or takes over the one that runs there, and keeps it running. */
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
