import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/platform/database/embedded/embedded-postgres.ts';
import { findPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import { listProcesses, parentOf } from '../src/platform/database/embedded/processes.ts';

/** A PostgreSQL of its own, for tests that stop, freeze or kill it. */
export async function startOwnCluster() {
  const dataDir = mkdtempSync(join(tmpdir(), `metra-test-${process.pid}-`));
  const start = () => startEmbeddedPostgres({ dataDir, durable: false });
  let postgres: EmbeddedPostgres = await start();

  /** The sessions too, so that nothing answers any more. */
  function signalAll(name: 'SIGSTOP' | 'SIGCONT'): void {
    const postmaster = findPostmaster(join(dataDir, 'cluster'))?.pid;
    const family = listProcesses().filter(({ pid }) => pid === postmaster || parentOf(pid) === postmaster);
    for (const { pid } of family) process.kill(pid, name);
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
