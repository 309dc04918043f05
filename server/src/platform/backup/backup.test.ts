import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createEmptyDatabase } from '../../../test/app/cluster.ts';
import { patience } from '../../../test/app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrations } from '../database/migration-files.ts';
import { writeBackup } from './backup.ts';
import { readTables } from './database-shape.ts';
import { restoreBackup } from './restore.ts';
import { listFiles } from './stored-files.ts';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
let file: string;
let sourceFiles: string;
let targetFiles: string;

beforeAll(async () => {
  source = await createTestDatabase();
  await query(
    source,
    `insert into organisations (slug, name) select 'org-' || n, E'Töpferei\\t\\n\\\\ "' || n from generate_series(1, 50) n;
     insert into resources (organisation_id, name, mime_type, size, checksum, storage_key)
       select id, 'logo', 'image/png', 3, sha256('abc'), 'key-' || id from organisations;
     update organisations o set logo_resource_id = r.id from resources r where r.organisation_id = o.id;
     insert into stored_values (organisation_id, name, value) select id, 'empty', '' from organisations`,
  );
});

afterAll(() => source.drop());

function openFolders(): void {
  folder = mkdtempSync(join(tmpdir(), 'metra-backup-'));
  file = join(folder, 'backup.tar.zst');
  sourceFiles = join(folder, 'source/files');
  targetFiles = join(folder, 'target/files');
  writeIn(sourceFiles, 'ab/abc', 'the logo');
  writeIn(sourceFiles, 'cd/large', 'x'.repeat(3_000_000));
}

async function dropTarget(): Promise<void> {
  await target.drop();
  rmSync(folder, { recursive: true });
}

const back = (database = source, to = file) =>
  writeBackup({ connectionString: database.connectionString, filesFolder: sourceFiles, file: to });
const restore = (options: { replace?: boolean; from?: string } = {}) =>
  restoreBackup({
    connectionString: target.connectionString,
    filesFolder: targetFiles,
    file: options.from ?? file,
    replace: options.replace ?? false,
  });

function writeIn(files: string, path: string, content: string): void {
  mkdirSync(join(files, path, '..'), { recursive: true });
  writeFileSync(join(files, path), content);
}

async function connected<T>(database: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const query = (database: TestDatabase, text: string) => connected(database, (client) => client.query(text));

/** Every row of every table as text, except the record of the backup itself, which is written afterwards. */
const contentOf = (database: TestDatabase) =>
  connected(database, async (client) => {
    const content: Record<string, string[]> = {};
    for (const { name } of await readTables(client)) {
      if (name === 'backups') continue;
      const { rows } = await client.query(`select t::text as row from "${name}" t order by 1`);
      content[name] = rows.map(({ row }) => row);
    }
    return content;
  });

describe('a backup', () => {
  beforeEach(async () => {
    target = await createEmptyDatabase({ connectionString: inject('testCluster') });
    openFolders();
  });
  afterEach(dropTarget);

  it('copies every row and file of one moment to another place, which continues from there', async () => {
    let stop = false;
    let written = 0;
    const writer = connected(source, async (client) => {
      while (!stop) {
        await client.query(`begin; insert into audit_log (action, subject) values ('first', '${written}');`);
        await client.query(`insert into seeds (name, content_hash) values ('second ${written}', ''); commit`);
        written++;
      }
    });
    await vi.waitFor(() => expect(written).toBeGreaterThan(20), patience);
    expect(await back()).toMatchObject({ files: 2 });
    const atBackup = written;
    await vi.waitFor(() => expect(written).toBeGreaterThan(atBackup + 5), patience);
    stop = true;
    await writer;
    await restore();
    const { audit_log: first = [], seeds: second = [], ...rows } = await contentOf(source);
    const { audit_log, seeds, ...restored } = await contentOf(target);
    expect(restored).toEqual(rows);
    expect(new Set(audit_log).difference(new Set(first))).toEqual(new Set());
    expect(new Set(seeds).difference(new Set(second))).toEqual(new Set());
    const { rows: counts } = await query(
      target,
      `select (select count(*)::int from audit_log where action = 'first') as first,
              (select count(*)::int from seeds where name like 'second %') as second`,
    );
    expect(counts[0].first).toBe(counts[0].second);
    expect(counts[0].first).toBeGreaterThanOrEqual(20);
    expect(counts[0].first).toBeLessThanOrEqual(atBackup + 1);
    expect(await listFiles(targetFiles)).toEqual(['ab/abc', 'cd/large']);
    expect(readFileSync(join(targetFiles, 'ab/abc'), 'utf8')).toBe('the logo');
    const added = await query(
      target,
      `insert into organisations (slug, name) values ('next', 'next') returning id`,
    );
    expect(added.rows).toEqual((await query(source, 'select max(id) + 1 as id from organisations')).rows);
    await expect(query(target, `update organisations set logo_resource_id = 0`)).rejects.toThrow(
      'logo_is_own',
    );
    await expect(query(target, `truncate audit_log`)).rejects.toThrow('append only');
    expect(await migrate(target)).toMatchObject({ applied: [] });
  });

  it('made by an older program is brought up to date', async () => {
    const older = await createEmptyDatabase({ connectionString: inject('testCluster') });
    await migrate({ ...older, migrations: readMigrations().slice(0, 2) });
    await query(older, `insert into organisations (slug, name) values ('old', 'Old')`);
    await back(older);
    await older.drop();
    await restore();
    expect(await migrate(target)).toMatchObject({ applied: [] });
    const { rows } = await query(target, `select name, operator from organisations where slug = 'old'`);
    expect(rows).toEqual([{ name: 'Old', operator: false }]);
  });

  it('made by a newer program is refused', async () => {
    await query(
      source,
      `insert into schema_migrations (version, name, checksum) values (9999, 'future', 'x')`,
    );
    await back();
    await query(source, 'delete from schema_migrations where version = 9999');
    await expect(restore()).rejects.toThrow('made by a newer program: it has seen 9999_future.sql');
  });
});

/**
 * A refused or interrupted restore leaves the data unchanged, so the tests share it; only the last one replaces it.
 */
describe('restoring over data', () => {
  beforeAll(async () => {
    openFolders();
    await back();
    target = await createTestDatabase();
    await query(
      target,
      `insert into organisations (slug, name) values ('mine', 'Mine');
       insert into accounts (organisation_id, email, email_key)
         select id, 'a@b.de', 'a@b.de' from organisations where slug = 'mine'`,
    );
    writeIn(targetFiles, 'ef/mine', 'my file');
  });
  afterAll(dropTarget);

  const mine = async () => (await query(target, `select name from organisations where slug = 'mine'`)).rows;
  const expectUntouched = async () => {
    expect(await mine()).toEqual([{ name: 'Mine' }]);
    expect(readFileSync(join(targetFiles, 'ef/mine'), 'utf8')).toBe('my file');
  };

  it('is refused while the program runs on it', async () => {
    const program = new pg.Client({ connectionString: target.connectionString, application_name: 'metra' });
    await program.connect();
    await expect(restore({ replace: true })).rejects.toThrow('The program is running on this database');
    await program.end();
    await expectUntouched();
  });

  it('is refused when the tables are not ours', async () => {
    const foreign = await createEmptyDatabase({ connectionString: inject('testCluster') });
    await query(foreign, 'create table someone_elses (id int)');
    const attempt = restoreBackup({ ...foreign, filesFolder: targetFiles, file, replace: true });
    await expect(attempt).rejects.toThrow('holds tables that are not Metra');
    expect((await query(foreign, 'select * from someone_elses')).rowCount).toBe(0);
    await foreign.drop();
  });

  it('with a damaged archive is refused in one sentence, whatever the damage', async () => {
    const whole = readFileSync(file);
    const flipped = Buffer.from(whole);
    flipped[Math.floor(whole.length / 2)] = 255 - (flipped[Math.floor(whole.length / 2)] ?? 0);
    const damages: [string, Buffer][] = [
      ['a bit', flipped],
      ['the end', whole.subarray(0, -200)],
      ['most', whole.subarray(0, 1000)],
      ['all', Buffer.alloc(0)],
      ['another file', Buffer.from('this is a shopping list')],
    ];
    for (const [what, content] of damages) {
      const broken = join(folder, what);
      writeFileSync(broken, content);
      await expect(restore({ replace: true, from: broken }), what).rejects.toThrow(
        /^The backup .* is damaged and nothing was restored: .+\.$/s,
      );
    }
    await expect(restore({ from: join(folder, 'nowhere') })).rejects.toThrow('There is no backup at');
    await expectUntouched();
  });

  it('that is cut in the middle leaves the old data as it was', async () => {
    const large = await createTestDatabase();
    await query(
      large,
      `insert into audit_log (action, subject) select 'many', repeat('x', 200) from generate_series(1, 40000)`,
    );
    const from = join(folder, 'large.tar.zst');
    await back(large, from);
    await large.drop();
    const attempt = restore({ replace: true, from }).catch((error: Error) => error);
    // The trigger runs in the database, which notices at once that the copy has started.
    await query(
      target,
      `do $$ begin
         set statement_timeout = '45s';
         loop
           perform pg_terminate_backend(pid) from pg_stat_activity
             where application_name = 'metra restore' and datname = current_database() and query ilike 'copy "audit_log"%';
           exit when found;
           perform pg_sleep(0.001);
           perform pg_stat_clear_snapshot();
         end loop;
       end $$`,
    );
    expect(await attempt).toBeInstanceOf(Error);
    await expectUntouched();
    expect(await listFiles(join(targetFiles, '..'))).toEqual(['files/ef/mine']);
  });

  it('is refused unless asked for, and then leaves nothing of the old', async () => {
    await expect(restore()).rejects.toThrow('There is data already: say --replace');
    await expectUntouched();
    await restore({ replace: true });
    expect(await contentOf(target)).toEqual(await contentOf(source));
    expect(await listFiles(targetFiles)).toEqual(['ab/abc', 'cd/large']);
  });
});
