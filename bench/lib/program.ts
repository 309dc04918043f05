import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServerBuilt } from '../../scripts/lib/server-build.mjs';
import { freePort } from '../../server/test/app/ports.ts';
import type { Place } from './bench.ts';
import { type BundledProgram, startBundle } from './bundled-program.ts';
import { newDatabase } from './cluster.ts';
import type { AtEnd } from './run-to-end.ts';

/** The real program with its demo content. */
export interface DemoProgram {
  readonly address: string;
  readonly connectionString: string;
  readonly dataDir: string;
  /** The process, which is another one after a restart. */
  pid(): number;
  stop(): Promise<void>;
  /** Starts it again on the same database and port. */
  restart(): Promise<void>;
}

/** The password of the demo accounts outside production. */
export const demoPassword = 'Zollstock-gelb-2026';

/** Starts the real program with its demo content, on its own port and database. */
export async function startDemoProgram(
  { cluster, folder }: Place,
  atEnd: AtEnd,
  settings: Readonly<Record<string, string>> = {},
): Promise<DemoProgram> {
  const { connectionString } = await newDatabase(cluster, 'bench_program', atEnd);
  const dataDir = mkdtempSync(join(folder, 'program-'));
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const main = await ensureServerBuilt();
  const start = () =>
    startBundle(main, {
      PORT: port,
      PUBLIC_URL: address,
      // The cluster listens on a socket that the options name, but the setting requires a host.
      DATABASE_URL: connectionString.replace('@/', '@localhost/'),
      DATA_DIR: dataDir,
      DEMO: 'on',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      ...settings,
    });
  let starting: Promise<BundledProgram> = start();
  const stop = async () => (await starting).stop();
  // The work is registered before the start, so that an early signal also stops it.
  atEnd(stop);
  let running = await starting;
  return {
    address,
    connectionString,
    dataDir,
    pid: () => running.process.pid ?? 0,
    stop,
    async restart() {
      await stop();
      starting = start();
      running = await starting;
    },
  };
}

/** Returns the headers of a member of the demo company. */
export async function signInAsMember(
  address: string,
): Promise<{ token: string; headers: Record<string, string> }> {
  const application = { 'x-application-id': 'mc_esg' };
  const response = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...application, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'member@metra.example', password: demoPassword }),
  });
  if (!response.ok) throw new Error(`Signing in was answered by ${response.status}`);
  const token = response.headers.get('auth-token') ?? '';
  return { token, headers: { ...application, authorization: `Bearer ${token}` } };
}
