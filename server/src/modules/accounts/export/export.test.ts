import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, anAdministrator, signedIn } from '../../../../test/factories/accounts.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { anActiveStrategy } from '../../../../test/factories/strategies.ts';

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
  test('contains everything of the organisation as JSON, CSV and files, and nothing of anyone else', async () => {
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

  test('says nothing of who was deleted, whether they can be brought back or not', async () => {
    const member = await me();
    const gone = await aMember(app.platform, {
      organisationId: member.organisationId,
      lastName: 'Vergangen',
    });
    const admin = await signedIn(app, await anAdministrator(app.platform));
    await admin.client.accountsAdmin.remove({ params: { accountId: gone.id } });
    const files = await unzip(await member.client.account.exportData());
    const people = JSON.parse(files.get('json/accounts.json') ?? '[]');
    expect(people).toContainEqual(expect.objectContaining({ id: gone.id, status: 'DELETED', email: null }));
    const everything = [...files.values()].join('\n');
    expect(everything).not.toContain('Vergangen');
    expect(everything).not.toContain(gone.email);
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

  test('continues when a file is missing from the storage, and says so', async () => {
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
    const headers = { authorization: `Bearer ${member.token}` };
    for (let round = 0; round < 10; round += 1) {
      const { status, body } = await app.fetch('/api/v1/account/export', { headers });
      expect(status).toBe(200);
      // The export counts from its first byte, so the rest is not read.
      await body?.cancel();
    }
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

describe('the readable workbook', () => {
  const sheetsOf = async (archive: Blob, name: string): Promise<Map<string, string>> => {
    const zip = await fromBufferPromise(Buffer.from(await archive.arrayBuffer()));
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== name) continue;
      return unzip(new Blob([await buffer(await zip.openReadStreamPromise(entry))]));
    }
    throw new Error(`There is no ${name}`);
  };

  test('has a sheet per matter in each language, and page, file and workbook name the same ones', async () => {
    const member = await me();
    const archive = await member.client.account.exportData();
    const files = await unzip(archive);
    const readMe = files.get('README.txt') ?? '';
    for (const [language, name] of [
      ['de', 'Metra-Daten.xlsx'],
      ['en', 'Metra-data.xlsx'],
    ] as const) {
      const contents = await app.client(member.token, language).account.exportContents();
      const parts = await sheetsOf(archive, name);
      const named = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]+)"/g)];
      expect(contents.workbook).toBe(name);
      expect(named.map(([, sheet]) => sheet)).toEqual(contents.sheets.map((sheet) => sheet.name));
      expect(named.length).toBeGreaterThanOrEqual(10);
      for (const [index, { name: sheet, about, columns }] of contents.sheets.entries()) {
        expect(readMe).toContain(`* ${sheet}: ${about}`);
        expect(readMe).toContain(columns.join(', '));
        const head = [
          ...(parts.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '').matchAll(/<c r="[A-Z]+1"/g),
        ];
        expect(head).toHaveLength(columns.length);
      }
      for (const table of contents.tables) {
        expect(files.has(`json/${table}.json`)).toBe(true);
        expect(readMe).toContain(`* ${table}`);
      }
    }
  });

  test('writes names, units, numbers and days as people do; a text that looks like a formula stays a text', async () => {
    const person = await aSubscriber(app);
    const other = await aSubscriber(app);
    const electricity = await catalogueKpi(person, 'electricity-purchased');
    await aRecord(person, electricity, '2026-09', 1234.5);
    await aRecord(other, electricity, '2026-09', 987_654);
    await anActiveStrategy(app, other);
    const goal = (await person.client.lookup.goals({})).items[0]?.id ?? 0;
    const levels = { effort: 'LOW', impact: 'HIGH' } as const;
    await person.client.ownMeasures.create({ body: { goalId: goal, name: '=HYPERLINK("x")', ...levels } });

    const parts = await sheetsOf(await person.client.account.exportData(), 'Metra-Daten.xlsx');
    const sheetNamed = (name: string) => {
      const names = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]+)"/g)];
      return parts.get(`xl/worksheets/sheet${names.findIndex(([, each]) => each === name) + 1}.xml`) ?? '';
    };
    const values = sheetNamed('Werte');
    expect(values).toContain('>Eingekaufter Strom<');
    expect(values).toContain('>kWh<');
    expect(values).toContain('<v>1234.5</v>');
    // This is the first of September 2026 as a spreadsheet's day number.
    expect(values).toContain('s="2"><v>46266</v>');
    expect(values).not.toContain('987654');
    // Only the other organisation has goals, so this sheet contains only the head.
    for (const sheet of ['Ziele', 'Maßnahmen']) expect(sheetNamed(sheet)).toMatch(/r="A1"(?!.*r="A2")/s);
    const own = sheetNamed('Eigene Maßnahmen');
    expect(own).toMatch(/s="3" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK/);
    expect([...parts.values()].join('')).not.toContain('<f>');
  });
});
