import { contract } from '@metra/contract';
import { historyFieldOf } from '@metra/contract/history-fields';
import { type Operation, operationsOf } from '@metra/contract/operation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesIn } from '../src/modules/accounts/history/changes.ts';
import { type NamedOperation, type PreparedCall, prepareCall } from './fuzz/prepared-call.ts';
import { callersOf, type Role, roles } from './fuzz/roles.ts';
import { addressOf } from './request-address.ts';
import { changedTables, type TableContents, tableContentsReader } from './table-contents.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let everything: () => Promise<TableContents>;

beforeAll(async () => {
  app = await createTestApp();
  everything = await tableContentsReader(app.platform);
});
afterAll(() => app.close());

const ofOperator = [...operationsOf(contract)].filter(
  ({ operation: { access } }) => access === 'editor' || access === 'admin',
);

/** Made when it is first asked for, and kept: nothing anybody did. */
const keptDocuments = ['invoice_documents'];

const lastingChanges = (before: TableContents, now: TableContents) =>
  changedTables(before, now).filter((name) => !keptDocuments.includes(name));

/** Shows what would be, or something that has been: a preview before an act is one by its path. */
const looksOnly = ({ id, operation: { path } }: NamedOperation) =>
  path.endsWith('/preview') || id === 'invoicesAdmin.pdf' || id === 'invoicesAdmin.xml';

const mayWrite = ({ operation: { method, hasEffect } }: NamedOperation) => method !== 'GET' || hasEffect;

const looks = ofOperator.filter((named) => mayWrite(named) && looksOnly(named));
const writes = ofOperator.filter((named) => mayWrite(named) && !looksOnly(named));

function send(operation: Operation, { token, input }: PreparedCall): Promise<Response> {
  if (operation.multipart) throw new Error('Teach this sweep to send a file');
  return app.fetch(addressOf(operation.path, input), {
    method: operation.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(operation.body && { 'content-type': 'application/json' }),
    },
    ...(operation.body && { body: JSON.stringify(input.body ?? {}) }),
  });
}

/** As the least of those who may call it. */
const prepared = (named: NamedOperation) =>
  prepareCall(app, named, callersOf(named.operation)[0] ?? 'administrator');

async function accountOf({ token }: PreparedCall): Promise<number> {
  const response = await app.fetch('/api/v1/auth/login', { headers: { authorization: `Bearer ${token}` } });
  const { id } = (await response.json()) as { id: number };
  return id;
}

const newestEntry = async (): Promise<number> => {
  const { rows } = await app.platform.database.pool.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from audit_log',
  );
  return Number(rows[0]?.id);
};

const entriesAfter = (id: number) =>
  app.platform.database.kysely
    .selectFrom('audit_log')
    .select(['action', 'subject', 'actor_account_id as actor', 'ip'])
    .where('id', '>', id)
    .execute();

describe('who did what to what stands in the audit log', () => {
  test.each(writes)('$id', async (named) => {
    const call = await prepared(named);
    const actor = await accountOf(call);
    const last = await newestEntry();
    const response = await send(named.operation, call);
    expect(response.ok, await response.text()).toBe(true);
    const entries = await entriesAfter(last);
    expect(entries, 'Nothing was written down').not.toEqual([]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor, ip: '127.0.0.1' });
      expect(entry.action).toMatch(/^[a-z_]+\.[a-z_]+$/);
      // There is one home page, which has no id.
      expect(entry.subject).toMatch(/^([a-z_]+:\S+|home)$/);
    }
  });
});

test('whatever it says has changed has a word that people read', async () => {
  const entries = await app.platform.database.kysely.selectFrom('audit_log').select('details').execute();
  const fields = entries.flatMap(({ details }) =>
    changesIn(details as Record<string, unknown>).map(({ field }) => field),
  );
  expect(fields.length).toBeGreaterThan(0);
  const unnamed = [...new Set(fields)].filter((field) => !historyFieldOf(field));
  expect(unnamed, 'Name them in contract/src/history-fields.ts').toEqual([]);
});

describe('what cannot be written down is not done', () => {
  const closeLog = `create function log_is_closed() returns trigger language plpgsql as
      $$ begin raise exception 'the log is closed'; end $$;
    create trigger log_is_closed before insert on audit_log for each statement execute function log_is_closed()`;
  const openLog = 'drop trigger log_is_closed on audit_log; drop function log_is_closed()';

  test.each(writes)('$id', async (named) => {
    const call = await prepared(named);
    const before = await everything();
    const { pool } = app.platform.database;
    await pool.query(closeLog);
    try {
      const response = await send(named.operation, call);
      expect(response.status, await response.text()).toBe(500);
    } finally {
      await pool.query(openLog);
    }
    expect(lastingChanges(before, await everything())).toEqual([]);
  });
});

describe('what only looks changes nothing', () => {
  test.each(looks)('$id', async (named) => {
    const call = await prepared(named);
    const before = await everything();
    const response = await send(named.operation, call);
    expect(response.ok, await response.clone().text()).toBe(true);
    await response.arrayBuffer();
    expect(lastingChanges(before, await everything())).toEqual([]);
  });
});

describe('a request that would work is refused to everybody else', () => {
  const tokens = new Map<Role, string | null>();
  beforeAll(async () => {
    const named = { id: 'auth.getLogin', operation: contract.auth.getLogin };
    for (const role of roles) tokens.set(role, (await prepareCall(app, named, role)).token);
  });

  test.each(ofOperator)('$id', async (named) => {
    const { input } = await prepared(named);
    const others = roles.filter((role) => !callersOf(named.operation).includes(role));
    expect(others).toEqual(expect.arrayContaining(['nobody', 'member', 'subscriber', 'impersonator']));
    const before = await everything();
    for (const role of others) {
      const response = await send(named.operation, { token: tokens.get(role) ?? null, input });
      expect(response.status, role).toBe(role === 'nobody' ? 401 : 403);
    }
    // Whatever is done or tried in somebody else's name is written down.
    expect(lastingChanges(before, await everything()).filter((name) => name !== 'audit_log')).toEqual([]);
  });
});
