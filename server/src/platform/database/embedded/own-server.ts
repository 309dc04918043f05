import { statfsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connectionStringFor } from './database.ts';
import { DataInUseError, EmbeddedPostgresError, explain } from './embedded-error.ts';
import { type OwnerSession, takeOwnership, tryToConnect } from './owner-session.ts';
import {
  clearRemains,
  findPostmaster,
  hasLivingOwner,
  type Postmaster,
  stopPostmaster,
} from './postmaster.ts';
import { runsAsPlanned, type ServerPlan, startServer } from './server-process.ts';

export interface EmbeddedPostgresLog {
  info(message: string): void;
  warn(message: string): void;
}

/** A running PostgreSQL, and the session with which this program owns it. */
export interface RunningServer {
  pid: number;
  session: OwnerSession;
  adopted: boolean;
}

/** Recovery after a crash replays at most what max_wal_size allows. */
const LONGEST_RECOVERY = 300_000;
const PATIENCE_WITH_ANOTHER_OWNER = 3_000;
const PATIENCE_FOR_OWNERSHIP = 1_000;
const ATTEMPTS = 5;

/**
 * Takes over the cluster's running server or starts one. If the situation changes meanwhile, because a server stops
 * or another program starts one, it checks again.
 */
export async function runAndOwn(plan: ServerPlan, log: EmbeddedPostgresLog): Promise<RunningServer> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = findPostmaster(plan.cluster);
    const server = await (found ? takeOver(plan, found, log) : startAfresh(plan, log)).catch(unlessFinal);
    if (server !== undefined) return server;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL on ${plan.cluster} does not come to rest: see ${plan.dataDir}/postgres.log.`,
  );
}

/** A lost session is a reason to check again. Errors of this program are final. */
function unlessFinal(error: unknown): undefined {
  if (error instanceof EmbeddedPostgresError) throw error;
}

async function takeOver(
  plan: ServerPlan,
  found: Postmaster,
  log: EmbeddedPostgresLog,
): Promise<RunningServer | undefined> {
  const client = await connectTo(found, plan, log);
  if (client === undefined) return undefined;
  const session = await own(client, plan);
  if (runsAsPlanned(plan)) {
    log.info(`Took over the PostgreSQL (process ${found.pid}) that an ended program left behind.`);
    return { pid: found.pid, session, adopted: true };
  }
  log.info(`Restarting the PostgreSQL (process ${found.pid}) that an ended program left behind.`);
  await stopPostmaster(found.pid, plan.cluster);
  await session.lost;
  return undefined;
}

async function startAfresh(plan: ServerPlan, log: EmbeddedPostgresLog): Promise<RunningServer | undefined> {
  await clearRemains(plan.cluster, plan.socketDir);
  const server = startServer(plan);
  const client = await connect(plan.socketDir, LONGEST_RECOVERY, server.hasExited, log);
  if (client === undefined) {
    if (!server.hasExited()) throw explain(plan.dataDir, 'started', 'it did not answer in time.');
    const said = server.said();
    // PostgreSQL's own lock files show that another program's server was faster.
    if (/lock file ".*" already exists|pre-existing shared memory block/.test(said)) return undefined;
    // On a full disk even the error message may be missing.
    const isFull = statfsSync(plan.dataDir).bavail === 0;
    throw explain(plan.dataDir, 'started', isFull ? `${said} ENOSPC` : said);
  }
  const session = await own(client, plan);
  return { pid: server.child.pid ?? 0, session, adopted: false };
}

async function connectTo(
  found: Postmaster,
  plan: ServerPlan,
  log: EmbeddedPostgresLog,
): Promise<pg.Client | undefined> {
  const isGone = () => findPostmaster(plan.cluster)?.pid !== found.pid;
  const owned = hasLivingOwner(found);
  const patience = owned ? PATIENCE_WITH_ANOTHER_OWNER : LONGEST_RECOVERY;
  const client = await connect(found.socketDir || plan.socketDir, patience, isGone, log);
  if (client === undefined && !isGone()) throw inUse(plan);
  return client;
}

/** Connects as soon as the server is ready; undefined if it has ended or the time is over. */
async function connect(
  socketDir: string,
  patience: number,
  isGone: () => boolean,
  log: EmbeddedPostgresLog,
): Promise<pg.Client | undefined> {
  const begin = performance.now();
  let nextWord = begin + 5_000;
  while (performance.now() - begin < patience && !isGone()) {
    const attempt = await tryToConnect(connectionStringFor(socketDir, 'postgres', 'postgres'));
    if (attempt.outcome === 'connected') return attempt.client;
    if (performance.now() > nextWord) {
      log.info(`Waiting for PostgreSQL: ${attempt.reason}`);
      nextWord += 5_000;
    }
    await pause(25);
  }
  return undefined;
}

async function own(client: pg.Client, plan: ServerPlan): Promise<OwnerSession> {
  const session = await takeOwnership(client, PATIENCE_FOR_OWNERSHIP);
  if (session === undefined) throw inUse(plan);
  return session;
}

function inUse(plan: ServerPlan): DataInUseError {
  return new DataInUseError(
    `Another running program already uses the data in ${plan.dataDir}: stop it first, or choose another data folder.`,
  );
}
