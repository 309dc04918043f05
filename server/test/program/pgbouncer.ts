import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort, takesConnections } from '../app/ports.ts';

/** `npm test` finds or installs it; a test that needs it fails if it is missing. */
function findPgBouncer(): string {
  const found = [process.env.PGBOUNCER_PATH ?? '', '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(
    existsSync,
  );
  if (found) return found;
  throw new Error('PgBouncer is missing: install it, or name it by PGBOUNCER_PATH.');
}

export interface RunningPgBouncer {
  /** The address of the same database through the pooler. */
  urlOf(options?: { user?: string; password?: string; database?: string }): string;
  stop(): Promise<void>;
}

/** A PgBouncer in transaction mode in front of a database, by default with Debian's settings. */
export async function startPgBouncer(
  connectionString: string,
  settings: Record<string, string> = {},
  users: Record<string, string> = { metra: '' },
): Promise<RunningPgBouncer> {
  const { host, port, database } = new pg.Client({ connectionString });
  const folder = mkdtempSync(join(tmpdir(), 'metra-pgbouncer-'));
  const listens = await freePort();
  const configuration = {
    listen_addr: '127.0.0.1',
    listen_port: String(listens),
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users'),
    pool_mode: 'transaction',
    default_pool_size: '4',
    ...settings,
  };
  const lines = Object.entries(configuration).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]\n${database} = host=${host} port=${port} user=metra\n[pgbouncer]\n${lines.join('\n')}\n`,
  );
  writeFileSync(
    join(folder, 'users'),
    Object.entries(users)
      .map(([name, password]) => `"${name}" "${password}"\n`)
      .join(''),
  );
  // PgBouncer does not run as root, and only the owner can enter the database's folder.
  const { uid, gid } = statSync(host);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const name of ['', 'pgbouncer.ini', 'users']) chownSync(join(folder, name), uid, gid);
  chmodSync(folder, 0o700);
  const child = spawn(findPgBouncer(), ['-q', join(folder, 'pgbouncer.ini')], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid, gid }),
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'exit');
  while (!(await takesConnections(listens))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said}`);
    await pause(20);
  }
  return {
    urlOf: ({ user = 'metra', password, database: other = database } = {}) =>
      `postgresql://${user}${password ? `:${password}` : ''}@127.0.0.1:${listens}/${other}`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
