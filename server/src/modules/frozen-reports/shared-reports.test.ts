import { ClientError } from '@metra/contract/core/client-error';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aFrozenReport, sha256 } from '../../../test/factories/frozen-reports.ts';
import { aSubscription } from '../../../test/factories/subscriptions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
// All visitors of a test come from one network.
beforeEach(async () => {
  await app.platform.database.pool.query('delete from rate_limits');
});

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
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
const tokenIn = (url: string | undefined) => url?.split('/').at(-1) ?? '';

async function aSharedReport(withCode = false) {
  const person = await aSubscriber();
  const report = await aFrozenReport(app.platform, person);
  const body = { expiresAt: inDays(30), withCode };
  const { link } = await person.client.frozenReports.share({ ...of(report), body });
  return { person, report, link, params: { token: tokenIn(link?.url) } };
}

describe('a link', () => {
  test('opens one report and its files for its holder, and shows members how often', async () => {
    const { person, report, link, params } = await aSharedReport();
    await app.platform.database.kysely
      .updateTable('organisations')
      .set({ name: 'Holzbau Sommer' })
      .where('id', '=', person.organisationId)
      .execute();
    expect(link?.url).toMatch(/^https:\/\/metra\.example\/bericht\/[\w-]{43}$/);
    expect(link?.code).toBeNull();
    const visitor = app.client();
    const shared = await visitor.frozenReports.shared({ params });
    expect(shared).toMatchObject({
      withCode: false,
      report: { organisation: 'Holzbau Sommer', number: report.number, state: 'VALID' },
    });
    const pdf = shared.report?.files.find(({ format, language }) => format === 'pdf' && language === 'en');
    const body = { format: 'pdf', language: 'en' } as const;
    const blob = await visitor.frozenReports.sharedFile({ params, body });
    expect(sha256(Buffer.from(await blob.arrayBuffer()))).toBe(pdf?.sha256);
    const read = await person.client.frozenReports.read(of(report));
    expect(read.link).toMatchObject({
      opened: 1,
      lastOpenedAt: app.clock.now().toISOString(),
      url: link?.url,
    });
    expect(read.sharedUntil).toBe(link?.expiresAt);
  });

  test('that is unknown, expired, ended or replaced is answered alike', async () => {
    const expired = await aSharedReport();
    const ended = await aSharedReport();
    const replaced = await aSharedReport();
    await ended.person.client.frozenReports.endShare(of(ended.report));
    await ended.person.client.frozenReports.endShare(of(ended.report));
    const again = { expiresAt: inDays(700), withCode: false };
    await replaced.person.client.frozenReports.share({ ...of(replaced.report), body: again });
    app.clock.advance({ days: 31 });
    const visitor = app.client();
    const answers = [];
    for (const token of [expired, ended, replaced]
      .map(({ params }) => params.token)
      .concat('x', 'ä'.repeat(90))) {
      answers.push(await refusal(visitor.frozenReports.shared({ params: { token } })));
      const body = { format: 'pdf' } as const;
      answers.push(await refusal(visitor.frozenReports.sharedFile({ params: { token }, body })));
      const code = { code: '123456' };
      answers.push(await refusal(visitor.frozenReports.openShared({ params: { token }, body: code })));
    }
    expect(new Set(answers)).toEqual(new Set(['not_found.shared_report']));
    for (const { person, report } of [ended, expired]) {
      const { client } = await signedIn(app, person);
      expect(await client.frozenReports.read(of(report))).toMatchObject({ link: null, sharedUntil: null });
    }
  });

  test('is valid for two years at most, and cannot be in the past', async () => {
    const person = await aSubscriber();
    const report = await aFrozenReport(app.platform, person);
    for (const days of [-1, 0, 740]) {
      const body = { expiresAt: inDays(days), withCode: false };
      expect(await refusal(person.client.frozenReports.share({ ...of(report), body }))).toBe('input.invalid');
    }
  });

  test('the token and the code are not readable in the database', async () => {
    const { link, params } = await aSharedReport(true);
    const { rows } = await app.platform.database.pool.query(
      'select l::text as row from frozen_report_links l where token_hash = sha256($1::bytea)',
      [params.token],
    );
    expect(rows).toHaveLength(1);
    const hex = (text = '') => Buffer.from(text).toString('hex');
    expect(rows[0].row).not.toContain(hex(params.token));
    expect(rows[0].row).not.toContain(hex(link?.code ?? ''));
    expect(rows[0].row).not.toContain(link?.code ?? '');
  });
});

describe('a code', () => {
  test('is required before anything is shown', async () => {
    const { link, params } = await aSharedReport(true);
    expect(link?.code).toMatch(/^\d{6}$/);
    const visitor = app.client();
    expect(await visitor.frozenReports.shared({ params })).toEqual({ withCode: true, report: null });
    const format = { format: 'json' } as const;
    expect(await refusal(visitor.frozenReports.sharedFile({ params, body: format }))).toBe(
      'shared_report.code_wrong',
    );
    const code = `${link?.code?.slice(0, 3)} ${link?.code?.slice(3)}`;
    const opened = await visitor.frozenReports.openShared({ params, body: { code } });
    expect(opened.report?.files).toHaveLength(6);
    const blob = await visitor.frozenReports.sharedFile({ params, body: { ...format, code } });
    expect(sha256(Buffer.from(await blob.arrayBuffer()))).toBe(opened.report?.contentHash);
  });

  test('five wrong ones, also at one moment, and not even the right one opens it for a while', async () => {
    const { link, params } = await aSharedReport(true);
    const visitor = app.client();
    const wrong = link?.code === '000000' ? '000001' : '000000';
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        refusal(visitor.frozenReports.openShared({ params, body: { code: wrong } })),
      ),
    );
    expect(tries.filter((key) => key === 'shared_report.code_wrong')).toHaveLength(5);
    expect(tries.filter((key) => key === 'rate_limit.exceeded')).toHaveLength(7);
    const body = { code: link?.code ?? '' };
    expect(await refusal(visitor.frozenReports.openShared({ params, body }))).toBe('rate_limit.exceeded');
    app.clock.advance({ minutes: 31 });
    expect(await refusal(visitor.frozenReports.openShared({ params, body }))).toBe('served');
  });
});

describe('the check', () => {
  const noMatch = { matches: false, matched: null, frozenAt: null, state: null };
  const check = (number: string, hash: string) =>
    app.client().frozenReports.verify({ params: { number }, query: { hash } });

  test('accepts the hash of the report, of its content, and of each of its files', async () => {
    const person = await aSubscriber();
    const { id } = await aFrozenReport(app.platform, person);
    const report = await person.client.frozenReports.read(of({ id }));
    const found = { matches: true, frozenAt: report.frozenAt, state: 'VALID' };
    for (const hash of [report.hash ?? '', report.contentHash])
      expect(await check(report.number, hash)).toEqual({ ...found, matched: 'REPORT' });
    for (const { format, sha256: hash } of report.files)
      expect(await check(report.number, hash)).toEqual({
        ...found,
        matched: format === 'json' ? 'REPORT' : 'FILE',
      });
    const spaced = report.contentHash.toUpperCase().replace(/(.{4})/g, '$1 ');
    expect(await check(` ${report.number.toLowerCase()} `, spaced)).toMatchObject({ matches: true });
    await aFrozenReport(app.platform, person, { replaces: report });
    expect(await check(report.number, report.contentHash)).toMatchObject({ state: 'REPLACED' });
  });

  test('every other request gets the same answer', async () => {
    const person = await aSubscriber();
    const report = await aFrozenReport(app.platform, person);
    const other = await aFrozenReport(app.platform, await aSubscriber());
    const waiting = await aFrozenReport(app.platform, person, { year: 2024, isPrepared: false });
    const asked = [
      [report.number, other.contentHash],
      [other.number, report.contentHash],
      [report.number, report.contentHash.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
      [report.number, ''],
      [report.number, "%00' or 1=1 --"],
      [report.number, 'ü'.repeat(64)],
      ["x' or '1'='1", report.contentHash],
      ['..%2f..%2f', report.contentHash],
      [waiting.number, waiting.contentHash],
    ] as const;
    for (const [number, hash] of asked) expect(await check(number, hash)).toEqual(noMatch);
  });

  test('is not there to be guessed with', async () => {
    const answers = [];
    for (let tries = 0; tries < 61; tries += 1) answers.push(await refusal(check('AAAA-2025-01', 'x')));
    expect(answers.at(-1)).toBe('rate_limit.exceeded');
    expect(answers.filter((answer) => answer === 'served')).toHaveLength(60);
  });
});
