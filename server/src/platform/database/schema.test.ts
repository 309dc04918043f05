import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateTableTypes } from '../../../test/app/table-types.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the schema', () => {
  it('is what the committed table types say (npm run db:types writes them)', async () => {
    const committed = readFileSync(join(import.meta.dirname, 'tables.gen.ts'), 'utf8');
    expect(await generateTableTypes(database.connectionString)).toBe(committed);
  });

  it('has an index for every foreign key', async () => {
    const { rows } = await client.query(`
      select k.conrelid::regclass::text as "table", k.conname as name
      from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i
        where i.indrelid = k.conrelid and i.indkey[0] = any (k.conkey)
      )`);
    expect(rows).toEqual([]);
  });

  it('starts with the organisation in a unique key or index of every tenant table', async () => {
    const { rows } = await client.query(`
      select c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'organisation_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)`);
    expect(rows).toEqual([]);
  });

  it('never lets the audit log be changed', async () => {
    await client.query(`insert into audit_log (action) values ('test')`);
    for (const attempt of [
      'update audit_log set action = $$x$$',
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(client.query(attempt)).rejects.toThrow('audit_log is append only');
    }
  });

  it('keeps an address for one living account only, however it is written', async () => {
    const add = (status: string) =>
      client.query(
        `insert into accounts (organisation_id, email, email_key, status, deleted_at)
         select id, 'A@b.de', 'a@b.de', $1, case when $1 = 'DELETED' then now() end
         from organisations where operator`,
        [status],
      );
    await add('DELETED');
    await add('PENDING');
    await expect(add('PENDING')).rejects.toThrow('accounts_email_key_unique');
  });

  it('accepts only a file of the same organisation as a logo', async () => {
    const organisation = async (slug: string) =>
      (await client.query(`insert into organisations (slug, name) values ($1, $1) returning id`, [slug]))
        .rows[0].id;
    const [one, other] = [await organisation('one'), await organisation('other')];
    const { rows } = await client.query(
      `insert into resources (organisation_id, name, mime_type, size, checksum, storage_key)
       values ($1, 'logo.png', 'image/png', 3, sha256('abc'), 'k') returning id`,
      [other],
    );
    const setLogo = (id: string) =>
      client.query('update organisations set logo_resource_id = $1 where id = $2', [rows[0].id, id]);
    await expect(setLogo(one)).rejects.toThrow('organisations_logo_is_own');
    await setLogo(other);
  });
});
