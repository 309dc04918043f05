import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedProgram } from '../../e2e/program.ts';
import { freePort } from '../../server/test/app/ports.ts';
import { runProgram } from '../../server/test/program/run-program.ts';
import type { Place } from './bench.ts';
import { newDatabase } from './cluster.ts';
import type { AtEnd } from './run-to-end.ts';

/** The real program with its demo content, on a port and a database of its own. */
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
    // The cluster listens on a socket named in the options; the setting wants an address with a host all the same.
    DATABASE_URL: connectionString.replace('@/', '@localhost/'),
    DATA_DIR: dataDir,
    DEMO: 'on',
    ...settings,
  });
  const stop = async () => {
    await (await starting).stop();
  };
  // Registered before it serves: a signal that comes meanwhile stops it all the same.
  atEnd(stop);
  const { address } = await starting;
  return { address, connectionString, dataDir, stop };
}
