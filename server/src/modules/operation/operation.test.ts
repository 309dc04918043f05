import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../test/app/patience.ts';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aSignedInAdministrator } from '../../../test/factories/billing.ts';
import { DeliveryError } from '../../platform/mail/mail-delivery.ts';
import { markGivenUp } from '../../platform/mail/outbox.store.ts';
import { collectMetrics } from './collect-metrics.job.ts';
import { noteMissedSearches } from './note-missed-searches.service.ts';

let app: TestApp;
let admin: SignedInAccount;
let editor: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  admin = await aSignedInAdministrator(app);
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

const db = () => app.platform.database.kysely;

async function failedJob(name: string, data: object = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into failed_jobs (job_id, name, data, attempts, reason, failed_at)
    values (gen_random_uuid(), ${name}, ${JSON.stringify(data)}, 5, 'not today', ${app.clock.now()}) returning id`.execute(
    db(),
  );
  return rows[0]?.id ?? 0;
}

const queued = async (name: string, data: object) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where name = ${name} and data = ${JSON.stringify(data)}::jsonb`.execute(
    db(),
  );
  return rows[0]?.count;
};

const audited = async (action: string) => {
  const { rows } = await sql<{ subject: string }>`
    select subject from audit_log where action = ${action} order by id desc limit 1`.execute(db());
  return rows[0]?.subject;
};

describe('jobs', () => {
  test('every kind has a name for people in both languages', async () => {
    for (const language of ['de', 'en'] as const) {
      const { items } = await app.client(admin.token, language).jobs.kinds();
      expect(items.length).toBeGreaterThan(15);
      expect(items.filter(({ text, name }) => text === name)).toEqual([]);
    }
  });

  test('one that was given up is done again once, however many ask, and that is noted', async () => {
    const id = await failedJob('mail.deliver', { mailId: 0, attempt: 7 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.client.jobs.repeat({ params: { failedJobId: id } })),
    );
    expect(new Set(answers.map(({ settledAs }) => settledAs))).toEqual(new Set(['REPEATED']));
    expect(await queued('mail.deliver', { mailId: 0, attempt: 7 })).toBe(1);
    expect(await audited('job.repeated')).toBe(`failed_job:${id}`);
    await expect(admin.client.jobs.discard({ params: { failedJobId: id } })).rejects.toMatchObject({
      i18nKey: 'job.settled',
    });
  });

  test('is discarded, or refused when the program no longer knows it', async () => {
    const id = await failedJob('old.kind');
    await expect(admin.client.jobs.repeat({ params: { failedJobId: id } })).rejects.toMatchObject({
      i18nKey: 'job.unknown_kind',
    });
    await expect(admin.client.jobs.repeatAll({ body: { name: 'old.kind' } })).rejects.toMatchObject({
      i18nKey: 'job.unknown_kind',
    });
    expect(await admin.client.jobs.discard({ params: { failedJobId: id } })).toMatchObject({
      settledAs: 'DISCARDED',
    });
    await expect(admin.client.jobs.discard({ params: { failedJobId: 99_999 } })).rejects.toMatchObject({
      i18nKey: 'not_found.failed_job',
    });
  });

  test('all of a kind are done again', async () => {
    for (let n = 0; n < 3; n++) await failedJob('offers.index', { n });
    const before = (await admin.client.jobs.kinds()).items.find(({ name }) => name === 'offers.index');
    expect(before?.failed).toBe(3);
    expect(await admin.client.jobs.repeatAll({ body: { name: 'offers.index' } })).toEqual({ repeated: 3 });
    expect(await admin.client.jobs.repeatAll({ body: { name: 'offers.index' } })).toEqual({ repeated: 0 });
    expect(await queued('offers.index', { n: 2 })).toBe(1);
    const { items } = await admin.client.jobs.failed({ query: { state: 'OPEN' } });
    expect(items.filter(({ name }) => name === 'offers.index')).toEqual([]);
  });
});

describe('mails', () => {
  const write = async (subject: string) => {
    await app.platform.database.transaction((tx) =>
      app.platform.mailer.queueMail(tx, {
        to: 'gone@firma.example',
        language: 'de',
        kind: 'test',
        subject,
        text: 'https://metra.example/confirm?token=very-secret',
        html: '<p>very-secret</p>',
      }),
    );
    const { items } = await admin.client.mails.list({ query: { query: subject } });
    return items[0]?.id ?? 0;
  };

  test('are listed with the server’s answer, and never with their content', async () => {
    const id = await write('Bestätigung 1');
    const { message } = new DeliveryError('EENVELOPE RCPT TO 550', { isFinal: true, cause: null });
    await markGivenUp(db(), id, message, app.clock.now());
    const page = await admin.client.mails.list({ query: { state: 'FAILED', query: 'GONE@firma' } });
    expect(page.items).toMatchObject([
      {
        id,
        state: 'FAILED',
        answer: 'EENVELOPE RCPT TO 550',
        recipient: 'gone@firma.example',
        canRepeat: true,
      },
    ]);
    expect(JSON.stringify(page)).not.toContain('very-secret');
    const table = await (await admin.client.mails.export({ query: { state: 'FAILED' } })).text();
    expect(table).toContain('gone@firma.example');
    expect(table).not.toContain('very-secret');
  });

  test('that failed can be sent again, once', async () => {
    const id = await write('Bestätigung 2');
    await expect(admin.client.mails.repeat({ params: { mailId: id } })).rejects.toMatchObject({
      i18nKey: 'mail.not_failed',
    });
    await markGivenUp(db(), id, '550', app.clock.now());
    expect(await admin.client.mails.repeat({ params: { mailId: id } })).toMatchObject({ state: 'WAITING' });
    expect(await audited('mail.repeated')).toBe(`mail:${id}`);
    await expect(admin.client.mails.repeat({ params: { mailId: id } })).rejects.toMatchObject({
      i18nKey: 'mail.not_failed',
    });
    await sql`update outbox_mails set failed_at = now(), text_body = null where id = ${id}`.execute(db());
    await expect(admin.client.mails.repeat({ params: { mailId: id } })).rejects.toMatchObject({
      i18nKey: 'mail.text_gone',
    });
  });
});

test('the system reports its state, to administrators only', async () => {
  await sql`insert into backups (at, bytes, rows, files) values (${app.clock.now()}, 10, 20, 3)`.execute(
    db(),
  );
  const state = await admin.client.system.read();
  expect(state).toMatchObject({ backup: { bytes: 10, rows: 20, files: 3 }, environment: 'test' });
  expect(state.database.migration).toMatch(/\w/);
  expect(state.checks).toContainEqual({ check: 'BACKUP_FRESH', isFine: true });
  expect(state.checks).toContainEqual({ check: 'MAIL_SERVER', isFine: false });
  await expect(editor.client.system.read()).rejects.toMatchObject({ status: 403 });
});

describe('the overview', () => {
  test('counts earlier days if possible, and never invents values', async () => {
    const old = await aMember(app.platform);
    await sql`update organisations set created_at = '2026-08-01T12:00:00Z'`.execute(db());
    await sql`update accounts set created_at = '2026-10-01T12:00:00Z' where id = ${old.id}`.execute(db());
    await collectMetrics(app.platform);
    await collectMetrics(app.platform);
    const { readings } = await admin.client.overview.read();
    const of = (wanted: string) => readings.find(({ reading }) => reading === wanted);
    expect(of('NEW_ACCOUNTS')).toMatchObject({ before: 1, isStock: false, since: '2026-08-01' });
    expect(of('NEW_ACCOUNTS')?.days).toHaveLength(30);
    // Subscriptions were not counted before today.
    expect(of('ACTIVE_SUBSCRIPTIONS')).toMatchObject({ before: null, since: '2026-11-15', isStock: true });
    expect(of('MISSED_SEARCHES')).toMatchObject({ since: '2026-11-15', before: null });
    const series = await admin.client.overview.series({
      params: { reading: 'NEW_ACCOUNTS' },
      query: { span: 'MONTHS' },
    });
    expect(series.points.map(({ day }) => day)).toEqual([
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
    expect(series.points[2]?.value).toBe(1);
    const table = await (await admin.client.overview.export({})).text();
    expect(table).toContain('2026-10-01;Neue Konten;1');
  });

  test('shows editors counts of content only', async () => {
    await failedJob('mail.deliver', { n: 1 });
    const kinds = async (who: SignedInAccount) => {
      const { toDo, readings } = await who.client.overview.read();
      return { toDo: toDo.map(({ kind }) => kind), readings: readings.map(({ reading }) => reading) };
    };
    expect((await kinds(admin)).toDo).toContain('FAILED_JOBS');
    expect((await kinds(admin)).readings).toContain('INCOME');
    const seen = await kinds(editor);
    expect(seen.readings).toEqual(['ANSWERED_QUESTIONNAIRES', 'MISSED_SEARCHES']);
    expect(seen.toDo).not.toContain('FAILED_JOBS');
    await expect(
      editor.client.overview.series({ params: { reading: 'INCOME' }, query: { span: 'DAYS' } }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.reading' });
    expect(await (await editor.client.overview.export({})).text()).not.toContain('Konten');
  });
});

describe('searches that found nothing', () => {
  test('are counted by their words, without anybody’s name, once for the same words', async () => {
    const missed = noteMissedSearches(app.platform);
    for (const typed of [
      '  Wärmepumpe   FÖRDERUNG ',
      'wärmepumpe förderung',
      'max@firma.example',
      '0711 1234567',
      '%%%',
      `${'x'.repeat(200)}`,
      "'; drop table offers; --",
    ])
      missed.note(typed);
    await missed.write();
    await missed.write();
    missed.note('Wärmepumpe Förderung');
    await missed.write();
    const { items } = await editor.client.overview.missedSearches({});
    expect(items.map(({ words, times }) => [words.slice(0, 30), times])).toEqual([
      ['wärmepumpe förderung', 3],
      ['x'.repeat(30), 1],
      ['drop table offers --', 1],
    ]);
    expect((await editor.client.overview.read()).missedSearches[0]).toEqual({
      words: 'wärmepumpe förderung',
      times: 3,
    });
  });

  test('come from the public search', async () => {
    await app.client().offers.list({ query: { query: 'unauffindbarkeitsprüfung' } });
    await vi.waitFor(async () => {
      const { rows } =
        await sql`select 1 from missed_searches where words = 'unauffindbarkeitsprüfung'`.execute(db());
      expect(rows).toHaveLength(1);
    }, patience);
  });

  test('stay within the daily limit, while known words are still counted', async () => {
    await sql`insert into missed_searches (day, words, times) select '2026-11-15', 'wort ' || n, 1
      from generate_series(1, 1000) n`.execute(db());
    const missed = noteMissedSearches(app.platform);
    missed.note('etwas neues');
    missed.note('wort 7');
    await missed.write();
    const { items } = await editor.client.overview.missedSearches({ query: { pageSize: 3 } });
    expect(items).toContainEqual(expect.objectContaining({ words: 'wort 7', times: 2 }));
    const table = await (await editor.client.overview.exportMissedSearches({})).text();
    expect(table).not.toContain('etwas neues');
  });
});
