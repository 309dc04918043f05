import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts';
import { findPostmaster } from '../../src/platform/database/embedded/postmaster.ts';
import { listProcesses, parentOf, signal } from '../../src/platform/database/embedded/processes.ts';
import { newRunFolder } from './run-folder.ts';

/** A PostgreSQL for tests that stop, freeze or kill it. */
export async function startOwnCluster() {
  const dataDir = newRunFolder();
  const start = () => startEmbeddedPostgres({ dataDir, durable: false });
  let postgres: EmbeddedPostgres = await start();

  /** The server is signalled first, so that it starts no more sessions, and then its sessions. */
  function signalAll(name: 'SIGSTOP' | 'SIGCONT'): void {
    const postmaster = findPostmaster(join(dataDir, 'cluster'))?.pid;
    if (postmaster === undefined) return;
    signal(postmaster, name);
    for (const { pid } of listProcesses()) if (parentOf(pid) === postmaster) signal(pid, name);
  }

  return {
    connectionString: postgres.connectionString(),
    stop: () => postgres.stop(),
    async startAgain() {
      postgres = await start();
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async remove() {
      signalAll('SIGCONT');
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
