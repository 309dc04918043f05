import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { aMember, signedIn } from '../../../../test/factories/accounts.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const me = async () => signedIn(app, await aMember(app.platform));

async function unzip(archive: Blob): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const zip = await fromBufferPromise(Buffer.from(await archive.arrayBuffer()));
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return files;
}

async function keepFile(organisationId: number, name: string, content: string): Promise<string> {
  const { files, database } = app.platform;
  const { key, size, checksum } = await files.put(Readable.from([Buffer.from(content)]));
  await database.kysely
    .insertInto('resources')
    .values({
      organisation_id: organisationId,
      name,
      mime_type: 'text/plain',
      size,
      checksum,
      storage_key: key,
    })
    .execute();
  return key;
}

describe('the export', () => {
  test('holds everything of the organisation as JSON, CSV and files, and nothing of anyone else', async () => {
    const member = await me();
    const other = await me();
    await member.client.storage.write({ params: { name: 'metraLite.goals' }, body: { value: '{"e":7}' } });
    await other.client.storage.write({ params: { name: 'metraLite.goals' }, body: { value: '{"e":8}' } });
    await keepFile(member.organisationId, 'Beleg/März.txt', 'Rechnung über Strom');
    await keepFile(other.organisationId, 'fremd.txt', 'geheim');

    const files = await unzip(await member.client.account.exportData());
    const json = (name: string) => JSON.parse(files.get(`json/${name}.json`) ?? 'null');
    expect(json('organisation')).toMatchObject([{ id: member.organisationId, name: 'Lindner Metallbau' }]);
    expect(json('accounts')).toMatchObject([{ id: member.id, email: member.email }]);
    expect(json('stored_values')).toMatchObject([{ name: 'metraLite.goals', value: '{"e":7}' }]);
    expect(files.get('csv/stored_values.csv')).toContain('metraLite.goals;"{""e"":7}"');
    const [evidence] = [...files].filter(([path]) => path.startsWith('files/'));
    expect(evidence?.[0]).toMatch(/^files\/\d+-Beleg_März\.txt$/);
    expect(evidence?.[1]).toBe('Rechnung über Strom');
    const everything = [...files.values()].join('\n');
    expect(everything).not.toContain(other.email);
    expect(everything).not.toContain('geheim');
    expect(everything).not.toContain('argon2');
  });

  test('comes as a file with a telling name', async () => {
    const member = await me();
    const response = await app.fetch('/api/v1/account/export', {
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?metra-organisation-[\w-]+-2026-11-15\.zip"?$/,
    );
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  test('pages through more rows than fit into one query', async () => {
    const member = await me();
    const values = Array.from({ length: 1201 }, (_, index) => ({
      organisation_id: member.organisationId,
      name: `wert-${String(index).padStart(5, '0')}`,
      value: 'x'.repeat(500),
    }));
    await app.platform.database.kysely.insertInto('stored_values').values(values).execute();
    const files = await unzip(await member.client.account.exportData());
    expect(JSON.parse(files.get('json/stored_values.json') ?? '')).toHaveLength(1201);
    expect(files.get('csv/stored_values.csv')?.trimEnd().split('\r\n')).toHaveLength(1202);
  });

  test('goes on when a file is missing from the storage, and says so', async () => {
    const member = await me();
    const key = await keepFile(member.organisationId, 'verloren.txt', 'x');
    await app.platform.files.remove(key);
    const files = await unzip(await member.client.account.exportData());
    expect([...files].find(([path]) => path.endsWith('verloren.txt'))?.[1]).toContain('fehlt');
  });

  test('stops working when nobody reads any more', async () => {
    const member = await me();
    await keepFile(member.organisationId, 'gross.txt', 'x'.repeat(5_000_000));
    const hangUp = new AbortController();
    const response = await app.fetch('/api/v1/account/export', {
      headers: { authorization: `Bearer ${member.token}` },
      signal: hangUp.signal,
    });
    hangUp.abort();
    await expect(buffer(response.body as never)).rejects.toThrow();
    await member.client.auth.getLogin();
  });

  test('is limited, and in the audit log', async () => {
    const member = await me();
    for (let round = 0; round < 10; round += 1) await member.client.account.exportData();
    await expect(member.client.account.exportData()).rejects.toMatchObject({ status: 429 });
    const entries = await app.platform.database.kysely
      .selectFrom('audit_log')
      .select('action')
      .where('actor_account_id', '=', member.id)
      .execute();
    expect(entries).toHaveLength(10);
    expect(entries[0]).toEqual({ action: 'organisation.exported' });
  });

  test('forgets no table that belongs to an organisation', async () => {
    const { rows } = await app.platform.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns join information_schema.tables using (table_name)
       where table_type = 'BASE TABLE' and columns.table_schema = 'public' and column_name = 'organisation_id'
         and table_name <> 'audit_log'`,
    );
    const files = await unzip(await (await me()).client.account.exportData());
    expect(rows.length).toBeGreaterThan(3);
    for (const { name } of rows) {
      expect(JSON.parse(files.get(`json/${name}.json`) ?? 'missing')).toBeInstanceOf(Array);
      expect(files.has(`csv/${name}.csv`)).toBe(true);
    }
  });
});
