import { once } from 'node:events';
import { get } from 'node:http';
import { auditTexts } from '@metra/contract/rules/audit-actions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  anEditor,
  anOrganisation,
  type SignedInAccount,
  signedIn,
} from '../../../test/factories/accounts.ts';
import { aSignedInAdministrator, aSignedInMember } from '../../../test/factories/billing.ts';
import { DatabaseClient } from '../../platform/database/database-client.ts';
import { readDetails } from './audit-details.ts';

let app: TestApp;
let admin: SignedInAccount;
let member: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  [admin, member] = [await aSignedInAdministrator(app), await aSignedInMember(app)];
});
afterAll(() => app.close());

async function record(
  action: keyof typeof auditTexts,
  subject: string,
  details: object = {},
  { at = '2026-03-01T10:00:00Z', by = member } = {},
) {
  const { rows } = await sql<{ id: number }>`
    insert into audit_log (at, action, organisation_id, actor_account_id, subject, details, ip, user_agent)
    values (${at}::timestamptz, ${action}, ${by.organisationId}, ${by.id}, ${subject}, ${JSON.stringify(details)}, '192.0.2.1', 'Firefox')
    returning id`.execute(app.platform.database.kysely);
  return rows[0]?.id ?? 0;
}

const ids = (page: { items: { id: number }[] }) => page.items.map(({ id }) => id);

describe('who did what, when', () => {
  test('is found a year later by person, action, subject, organisation, day and word', async () => {
    const id = await record(
      'offer.taken_down',
      `organisation:${member.organisationId}`,
      {},
      { at: '2025-11-15T22:59:00Z' },
    );
    const stranger = await aSignedInMember(app, {
      organisationId: await anOrganisation(app.platform, 'Nordstern'),
    });
    const other = await record(
      'account.changed',
      `account:${stranger.id}`,
      {},
      { at: '2025-11-15T10:00:00Z', by: stranger },
    );
    const { audit } = admin.client;
    const [{ name }] = (
      await sql<{ name: string }>`select name from organisations where id = ${member.organisationId}`.execute(
        app.platform.database.kysely,
      )
    ).rows as [{ name: string }];
    const day = { from: '2025-11-15', to: '2025-11-15' };
    for (const query of [
      { ...day, actorId: member.id },
      { ...day, action: 'offer.taken_down' as const },
      { ...day, subject: `organisation:${member.organisationId}` },
      { ...day, organisationId: member.organisationId },
      { ...day, query: name.toUpperCase() },
      { ...day, query: member.email },
      { ...day, query: `organisation:${member.organisationId}` },
    ])
      expect(ids(await audit.list({ query })), JSON.stringify(query)).toEqual([id]);
    expect(ids(await audit.list({ query: day }))).toEqual([id, other]);
    // This is one minute before midnight in Germany, so the entry is not part of the next day.
    expect(ids(await audit.list({ query: { from: '2025-11-16', to: '2025-11-16' } }))).toEqual([]);
    expect(ids(await audit.list({ query: { ...day, query: 'nobody_%' } }))).toEqual([]);
    const { items } = await audit.list({ query: { ...day, actorId: member.id } });
    expect(items).toMatchObject([
      {
        text: 'Ein Angebot wurde gesperrt.',
        actor: { id: member.id },
        organisation: { id: member.organisationId, name },
        subject: { kind: 'organisation', id: String(member.organisationId), name },
        inTheNameOf: null,
      },
    ]);
  });

  test('can be searched by the words of the action, in either language, alone or with a name', async () => {
    const other = await aSignedInMember(app, { lastName: 'Wohlgemuth' });
    const day = { at: '2025-07-07T10:00:00Z' };
    const taken = await record('offer.taken_down', 'offer:7', {}, day);
    const blocked = await record('account.marked_as_spam', `account:${other.id}`, {}, day);
    const changed = await record('account.changed', `account:${other.id}`, {}, day);
    const found = async (query: string) =>
      ids(
        await admin.client.audit.list({ query: { from: '2025-07-07', to: '2025-07-07', query } }),
      ).toSorted();
    expect(await found('gesperrt')).toEqual([taken, blocked]);
    expect(await found('BLOCKED')).toEqual([blocked]);
    expect(await found('offer taken')).toEqual([taken]);
    expect(await found('angebot gesperrt')).toEqual([taken]);
    expect(await found('account.marked')).toEqual([blocked]);
    expect(await found('wohlgemuth')).toEqual([blocked, changed]);
    expect(await found('Wohlgemuth gesperrt')).toEqual([blocked]);
    expect(await found('Niemand gesperrt')).toEqual([]);
  });

  test('says when a name is that of more people than were looked for; the table has them all', async () => {
    await sql`
      insert into accounts (organisation_id, email, email_key, password_hash, first_name, last_name, status)
      select ${member.organisationId}, n || '@viele.example', n || '@viele.example', 'x', 'Vor', 'Vielnamig', 'ACTIVE'
      from generate_series(1, 60) n`.execute(app.platform.database.kysely);
    await sql`
      insert into audit_log (at, action, actor_account_id) select '2025-08-08T10:00:00Z', 'login.failed', id
      from accounts where last_name = 'Vielnamig'`.execute(app.platform.database.kysely);
    const query = { query: 'vielnamig' };
    expect(await admin.client.audit.list({ query })).toMatchObject({ total: 50, isNarrowed: true });
    const lines = (await (await admin.client.audit.export({ query })).text()).trim().split('\r\n');
    expect(lines).toHaveLength(1 + 60);
    expect(await admin.client.audit.list({ query: { query: '7@viele.example' } })).toMatchObject({
      isNarrowed: false,
    });
  });

  test('an entry shows the state before and after', async () => {
    const details = {
      before: { name: 'Alt', listed: true },
      after: { name: 'Neu', listed: true },
      reason: 'Wunsch',
    };
    const id = await record('organisation.page_changed', 'organisation:1', details);
    expect(await admin.client.audit.read({ params: { entryId: id } })).toMatchObject({
      changes: [
        { name: 'name', before: 'Alt', after: 'Neu' },
        { name: 'listed', before: 'true', after: 'true' },
      ],
      facts: [{ name: 'reason', value: 'Wunsch' }],
      ip: '192.0.2.1',
      userAgent: 'Firefox',
    });
    await expect(admin.client.audit.read({ params: { entryId: 999_999_999 } })).rejects.toMatchObject({
      i18nKey: 'not_found.audit_entry',
    });
  });

  test('is for administrators alone', async () => {
    const editor = await signedIn(app, await anEditor(app.platform));
    await expect(editor.client.audit.list({})).rejects.toMatchObject({ status: 403 });
    await expect(member.client.audit.export({})).rejects.toMatchObject({ status: 403 });
  });

  test('says that there is more than can be leafed through', async () => {
    await sql`insert into audit_log (at, action, subject) select '2024-01-01', 'login.failed', 'account:0'
      from generate_series(1, 10001)`.execute(app.platform.database.kysely);
    const of = (page: number) =>
      admin.client.audit.list({ query: { subject: 'account:0', page, pageSize: 100 } });
    expect(await of(0)).toMatchObject({ total: 10_000, isCapped: true });
    expect((await of(99)).items).toHaveLength(100);
    expect((await of(100)).items).toEqual([]);
    expect((await of(1_000_000)).items).toEqual([]);
  });
});

describe('the log as a table', () => {
  const exported = async (language: 'de' | 'en', query: object = {}) => {
    const client = app.client(admin.token, language);
    return (await client.audit.export({ query })).text();
  };

  test('has every entry in the requested order, formulas as text, and the export is logged', async () => {
    await record('account.changed', '=cmd|calc', {}, { at: '2023-05-01T10:00:00Z' });
    const [head, first, ...others] = (await exported('de', { to: '2023-12-31', sort: 'at' }))
      .trim()
      .split('\r\n');
    expect(head).toBe(
      'Nummer;Zeitpunkt;Wer;Im Namen von;Was;Schlüssel;Woran;Organisation;Einzelheiten;Adresse',
    );
    expect(first).toContain("'=cmd|calc");
    expect(first).toContain('2023-05-01 12:00:00');
    expect(others).toEqual([]);
    expect((await exported('en', { to: '2023-12-31' })).split('\r\n')[1]).toContain(
      'The details of an account were changed.',
    );
    const { items } = await admin.client.audit.list({ query: { action: 'list.exported' } });
    expect(items[0]).toMatchObject({ actor: { id: admin.id }, subject: { kind: 'list', id: 'audit' } });
  });

  test('is read on for nobody who has left', async () => {
    await sql`insert into audit_log (at, action, subject, user_agent) select '2022-01-01', 'login.failed', 'account:0', repeat('x', 400)
      from generate_series(1, 30000)`.execute(app.platform.database.kysely);
    const asking = vi.spyOn(DatabaseClient.prototype, 'query');
    const pagesRead = () =>
      asking.mock.calls.filter(([query]) => JSON.stringify(query).includes('as place')).length;
    const request = get(`${app.address}/api/v1/admin/audit/export`, {
      headers: { authorization: `Bearer ${admin.token}`, 'x-application-id': 'mc_esg' },
    });
    const [response] = await once(request, 'response');
    await once(response, 'readable');
    response.on('error', () => {});
    request.on('error', () => {});
    const closed = new Promise((resolve) => response.once('close', resolve));
    request.destroy();
    await closed;
    expect((await admin.client.audit.list({})).items).not.toEqual([]);
    const read = pagesRead();
    expect(read).toBeLessThan(20);
    expect((await admin.client.audit.list({})).items).not.toEqual([]);
    expect(pagesRead()).toBe(read);
    asking.mockRestore();
  });
});

test('every sentence is one, in both languages', () => {
  for (const [action, { de, en }] of Object.entries(auditTexts)) {
    expect(de, action).toMatch(/^[A-ZÄÖÜ].*\.$/u);
    expect(en, action).toMatch(/^[A-Z].*\.$/);
  }
});

test('details of any shape are read', () => {
  expect(readDetails({ before: ['USER'], after: ['USER', 'ADMIN'] }).changes).toEqual([
    { name: 'value', before: 'USER', after: 'USER, ADMIN' },
  ]);
  expect(readDetails({ after: { a: { b: 1 } } })).toEqual({
    changes: [{ name: 'a', before: null, after: '{"b":1}' }],
    facts: [],
  });
  expect(readDetails({ count: 0, gone: null }).facts).toEqual([{ name: 'count', value: '0' }]);
});
