import { ClientError } from '@metra/contract/core/client-error';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import {
  aDocument,
  aFrozenReport,
  callOf,
  frozenNeeds,
  plainSources,
  sha256,
} from '../../../test/factories/frozen-reports.ts';
import { aSubscription } from '../../../test/factories/subscriptions.ts';
import { readReport } from '../reports/worker/read-report.service.ts';
import { removeUnusedFiles } from '../resources/resources.job.ts';
import { freezeService } from './freeze.service.ts';
import { prepareFiles } from './prepare-files.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function aSubscriber(): Promise<SignedInAccount> {
  const person = await signedIn(app, await aMember(app.platform));
  await aSubscription(app.platform, person.organisationId);
  return person;
}

const of = ({ id }: { id: number }) => ({ params: { frozenReportId: id } });
const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'served',
    (error: unknown) => (error instanceof ClientError ? String(error.i18nKey) : String(error)),
  );

async function file(
  person: SignedInAccount,
  id: number,
  format: 'pdf' | 'xlsx' | 'json' | 'xbrl',
  language = 'de',
) {
  const query = { format, language: language as 'de' | 'en' };
  const blob = await person.client.frozenReports.export({ params: { frozenReportId: id }, query });
  return Buffer.from(await blob.arrayBuffer());
}

describe('freezing', () => {
  test('gives a number, the author, the moment and the hash of all it says', async () => {
    const person = await aSubscriber();
    const { id } = await aFrozenReport(app.platform, person);
    const report = await person.client.frozenReports.read(of({ id }));
    expect(report).toMatchObject({
      year: 2025,
      state: 'VALID',
      share: 0.74,
      pages: 2,
      replaces: null,
      replacedBy: null,
      link: null,
      frozenAt: app.clock.now().toISOString(),
    });
    expect(report.number).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-2025-01$/);
    const json = await file(person, id, 'json');
    expect(sha256(json)).toBe(report.contentHash);
    expect(JSON.parse(json.toString())).toMatchObject({
      number: report.number,
      documents: { de: { report: { company: { name: 'Strom' } } }, en: { report: { year: 2025 } } },
    });
    for (const { format, language, sha256: hash } of report.files)
      expect(sha256(await file(person, id, format, language ?? 'en'))).toBe(hash);
    expect(report.files.map(({ name }) => name.replace(report.number, '…')).toSorted()).toEqual([
      'de-2025-….json',
      'de-2025-….pdf',
      'de-2025-….xbrl',
      'de-2025-….xlsx',
      'en-2025-….pdf',
      'en-2025-….xlsx',
    ]);
    const pdf = (await file(person, id, 'pdf', 'en')).toString();
    expect(pdf).toContain(report.contentHash);
    expect(pdf).toContain('metra.example/en/verify');
  });

  test('a newer one replaces it with a reason, and both stay', async () => {
    const person = await aSubscriber();
    const first = await aFrozenReport(app.platform, person);
    const second = await aFrozenReport(app.platform, person, { replaces: first });
    expect(second.number).toBe(first.number.replace(/01$/, '02'));
    expect(await person.client.frozenReports.read(of(first))).toMatchObject({
      state: 'REPLACED',
      replacedBy: { id: second.id, number: second.number, reason: 'Diesel berichtigt' },
    });
    expect(await person.client.frozenReports.read(of(second))).toMatchObject({
      state: 'VALID',
      reason: 'Diesel berichtigt',
      replaces: { id: first.id },
    });
    expect(await person.client.frozenReports.preview({ params: { year: 2025 } })).toMatchObject({
      number: first.number.replace(/01$/, '03'),
      replaces: { id: second.id },
    });
  });

  test('without naming the one it replaces, or with an older one, nothing is frozen', async () => {
    const person = await aSubscriber();
    const first = await aFrozenReport(app.platform, person);
    const second = await aFrozenReport(app.platform, person, { replaces: first });
    for (const replaces of [undefined, first, { id: second.id + 1000 }])
      await expect(aFrozenReport(app.platform, person, replaces ? { replaces } : {})).rejects.toMatchObject({
        key: 'frozen_report.already_there',
      });
    const { freeze } = freezeService(frozenNeeds(app.platform));
    await expect(freeze(callOf(person), 2025, { replaces: second.id, reason: null })).rejects.toMatchObject({
      key: 'input.invalid',
    });
  });

  test('six people at one moment: one is frozen, numbers have no gap', async () => {
    const person = await aSubscriber();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => aFrozenReport(app.platform, person, { isPrepared: false })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ key: 'frozen_report.already_there' });
    const { total } = await person.client.archive.reports({});
    expect(total).toBe(1);
  });

  test('a change while the report is read appears in none of its languages, and it contains no expiring link', async () => {
    const person = await aSubscriber();
    const { kysely } = app.platform.database;
    const values = { organisation_id: person.organisationId, name: 'metraLite.x', value: '"vorher"' };
    await kysely.insertInto('stored_values').values(values).execute();
    const reader = readReport({
      ...app.platform,
      linkTo: () => '',
      document: async (tx, organisationId, year) => {
        const read = await tx
          .selectFrom('stored_values')
          .select('value')
          .where('organisation_id', '=', organisationId)
          .executeTakeFirstOrThrow();
        // Somebody else saves in between.
        await kysely
          .updateTable('stored_values')
          .set({ value: '"nachher"' })
          .where('organisation_id', '=', organisationId)
          .execute();
        return aDocument(year, read.value);
      },
    });
    const sources = { ...plainSources, toFreeze: reader.toFreeze };
    const { id } = await aFrozenReport(app.platform, person, { sources });
    const { documents } = JSON.parse((await file(person, id, 'json')).toString());
    for (const language of ['de', 'en'])
      expect(documents[language].report.company).toEqual({ name: '"vorher"', logo: { id: 7, url: null } });
  });
});

describe('its files', () => {
  test('are still to be made at first: nothing of it counts, nothing is handed out, nothing is replaced', async () => {
    const person = await aSubscriber();
    const first = await aFrozenReport(app.platform, person);
    const second = await aFrozenReport(app.platform, person, { replaces: first, isPrepared: false });
    expect(await person.client.frozenReports.read(of(second))).toMatchObject({
      state: 'PREPARING',
      hash: null,
      files: [],
    });
    expect(await person.client.frozenReports.read(of(first))).toMatchObject({
      state: 'VALID',
      replacedBy: null,
    });
    expect(await refusal(file(person, second.id, 'pdf'))).toBe('frozen_report.preparing');
    const body = { expiresAt: '2027-01-01T00:00:00Z', withCode: false };
    expect(await refusal(person.client.frozenReports.share({ ...of(second), body }))).toBe(
      'frozen_report.preparing',
    );
    expect((await person.client.archive.summary()).reports).toBe(1);
  });

  test('a server that dies between the moment and its files leaves the job, which makes them from that moment', async () => {
    const person = await aSubscriber();
    const { organisationId } = person;
    const { id, contentHash } = await aFrozenReport(app.platform, person, { isPrepared: false });
    const broken = { ...plainSources, files: () => Promise.reject(new Error('killed')) };
    const preparing = prepareFiles(frozenNeeds(app.platform, broken), { organisationId, id });
    await expect(preparing).rejects.toThrow('killed');
    const later = {
      ...plainSources,
      toFreeze: () => Promise.reject(new Error('not read again')),
      logo: () => Promise.reject(new Error('not read again')),
    };
    await prepareFiles(frozenNeeds(app.platform, later), { organisationId, id });
    const report = await person.client.frozenReports.read(of({ id }));
    expect(report).toMatchObject({ state: 'VALID', contentHash });
    expect((await file(person, id, 'pdf')).toString()).toContain('Logo von heute');
    const waiting = await app.platform.database.pool.query(
      `select data from pgboss.job where name = 'frozen-reports.prepare' and data ->> 'id' = $1`,
      [String(id)],
    );
    expect(waiting.rows).toEqual([{ data: { id, organisationId } }]);
  });

  test('two servers make them: those of the first stay, those of the second are removed', async () => {
    const person = await aSubscriber();
    const { organisationId } = person;
    const { id } = await aFrozenReport(app.platform, person, { isPrepared: false });
    await Promise.all([1, 2].map(() => prepareFiles(frozenNeeds(app.platform), { organisationId, id })));
    const { rows } = await app.platform.database.pool.query('select count(*)::integer from unused_files');
    expect(rows[0].count).toBeGreaterThanOrEqual(6);
    app.clock.advance({ hours: 2 });
    await removeUnusedFiles(app.platform);
    const report = await person.client.frozenReports.read(of({ id }));
    expect(report.files).toHaveLength(6);
    for (const { format, language, sha256: hash } of report.files)
      expect(sha256(await file(person, id, format, language ?? 'de'))).toBe(hash);
  });

  test('files that differ from the frozen ones are not served', async () => {
    const person = await aSubscriber();
    const { id } = await aFrozenReport(app.platform, person);
    const { rows } = await app.platform.database.pool.query(
      `select storage_key from frozen_report_files where frozen_report_id = $1 and format = 'json'`,
      [id],
    );
    await app.platform.files.put(
      (async function* () {
        yield Buffer.from('{}');
      })(),
      rows[0].storage_key,
    );
    expect(await refusal(file(person, id, 'json'))).toBe('internal.unexpected');
  });

  test('the content and the files of a report cannot be changed or deleted while the organisation exists', async () => {
    const person = await aSubscriber();
    const { id } = await aFrozenReport(app.platform, person);
    const { kysely } = app.platform.database;
    const statements = [
      sql`update frozen_reports set content = 'x' where id = ${id}`,
      sql`update frozen_reports set number = 'x' where id = ${id}`,
      sql`update frozen_reports set prepared_at = null, manifest = null, hash = null, pages = null where id = ${id}`,
      sql`update frozen_reports set pages = 3 where id = ${id}`,
      sql`delete from frozen_reports where id = ${id}`,
      sql`delete from frozen_report_files where frozen_report_id = ${id}`,
      sql`update frozen_report_files set checksum = checksum where frozen_report_id = ${id}`,
      sql`truncate frozen_report_files`,
    ];
    for (const statement of statements) await expect(statement.execute(kysely)).rejects.toThrow();
    await sql`delete from organisations where id = ${person.organisationId}`.execute(kysely);
    const { rows } = await app.platform.database.pool.query('select id from frozen_reports where id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
    const unused = await app.platform.database.pool.query(
      `select count(*)::integer from unused_files where removable_at = '-infinity'`,
    );
    expect(unused.rows[0].count).toBeGreaterThanOrEqual(6);
  });
});

test('another organisation finds none of it', async () => {
  const person = await aSubscriber();
  const other = await aSubscriber();
  const report = await aFrozenReport(app.platform, person);
  const body = { expiresAt: '2027-01-01T00:00:00Z', withCode: false };
  for (const call of [
    () => other.client.frozenReports.read(of(report)),
    () => file(other, report.id, 'pdf'),
    () => other.client.frozenReports.share({ ...of(report), body }),
    () => other.client.frozenReports.endShare(of(report)),
  ])
    expect(await refusal(call())).toBe('not_found.frozen_report');
  await expect(aFrozenReport(app.platform, other, { replaces: report })).rejects.toMatchObject({
    key: 'frozen_report.already_there',
  });
  expect((await other.client.archive.reports({})).total).toBe(0);
});

test('the archive lists them, newest first, by year as well', async () => {
  const person = await aSubscriber();
  const first = await aFrozenReport(app.platform, person, { year: 2024 });
  const second = await aFrozenReport(app.platform, person, { year: 2025 });
  const all = await person.client.archive.reports({});
  expect(all.items.map(({ id }) => id)).toEqual([second.id, first.id]);
  const one = await person.client.archive.reports({ query: { year: 2024 } });
  expect(one.items.map(({ id }) => id)).toEqual([first.id]);
});
