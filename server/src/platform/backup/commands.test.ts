import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';

let folder: string;
let running: EmbeddedPostgres;

const start = (place: string) =>
  startEmbeddedPostgres({ dataDir: join(folder, place, 'postgres'), durable: false });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), `metra-test-${process.pid}-`));
  running = await start('here');
  await migrate({ connectionString: running.connectionString() });
  await query(running, `insert into organisations (slug, name) values ('kept', 'Kept')`);
});

afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

async function query(postgres: EmbeddedPostgres, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: postgres.connectionString() });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** Runs the command in a process of its own, as npm run does. */
async function command(name: 'backup' | 'restore', place: string, ...words: string[]) {
  const env = { ...process.env, DATA_DIR: join(folder, place), DATABASE_URL: '' };
  const program = join(import.meta.dirname, `${name}-command.ts`);
  return promisify(execFile)(process.execPath, [program, ...words], { env })
    .then(({ stdout }) => ({ code: 0, said: stdout.trim() }))
    .catch(({ code, stderr }) => ({ code, said: stderr.trim() }));
}

describe('npm run backup and npm run restore', () => {
  it('save a running program and restore it in another folder', async () => {
    const file = join(folder, 'saved.tar.zst');
    const backup = await command('backup', 'here', file);
    expect(backup).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Saved \d+ rows of \d+ tables, 0 files: /),
    });
    expect(readFileSync(file).length).toBeGreaterThan(1_000);

    expect(await command('restore', 'there', file)).toMatchObject({ code: 0 });
    const restored = await start('there');
    const { rows } = await query(restored, `select name from organisations where slug = 'kept'`);
    await restored.stop();
    expect(rows).toEqual([{ name: 'Kept' }]);
  });

  it('save a stopped program too, into its own folder when no file is named', async () => {
    const backup = await command('backup', 'there');
    expect(backup).toMatchObject({
      code: 0,
      said: expect.stringContaining(join('there', 'backups', 'metra-')),
    });
  });

  it('refuse in one sentence', async () => {
    const refusals = [
      await command('restore', 'here', join(folder, 'saved.tar.zst'), '--replace'),
      await command('restore', 'there', join(folder, 'nothing.tar.zst')),
      await command('restore', 'there'),
      await command('backup', 'nowhere'),
    ];
    expect(refusals.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    for (const { said } of refusals) expect(said.split('\n')).toHaveLength(1);
    expect(await query(running, 'select from organisations')).toMatchObject({ rowCount: 2 });
  });
});
