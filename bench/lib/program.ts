import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedProgram } from '../../e2e/program.ts';
import { freePort } from '../../server/test/app/ports.ts';
import { runProgram } from '../../server/test/program/run-program.ts';
import type { Place } from './bench.ts';
import { newDatabase } from './cluster.ts';
import type { AtEnd } from './run-to-end.ts';

/** Starts the real program with its demo content, on its own port and database. */
export async function startDemoProgram(
  { cluster, folder }: Place,
  atEnd: AtEnd,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedProgram> {
  const { connectionString } = await newDatabase(cluster, 'bench_program', atEnd);
  const dataDir = mkdtempSync(join(folder, 'program-'));
  const port = String(await freePort());
  const starting = runProgram({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    // The cluster listens on a socket that the options name, but the setting requires a host.
    DATABASE_URL: connectionString.replace('@/', '@localhost/'),
    DATA_DIR: dataDir,
    DEMO: 'on',
    ...settings,
  });
  const stop = async () => {
    await (await starting).stop();
  };
  // The work is registered before the start, so that an early signal also stops it.
  atEnd(stop);
  const { address } = await starting;
  return { address, connectionString, dataDir, stop };
}
