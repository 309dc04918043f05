import { contract } from '@metra/contract';
import { operationsOf } from '@metra/contract/operation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCall } from './fuzz/prepared-call.ts';
import { callersOf } from './fuzz/roles.ts';
import { addressOf } from './request-address.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** By table. */
type Content = Record<string, string>;

let app: TestApp;
let everything: () => Promise<Content>;

beforeAll(async () => {
  app = await createTestApp();
  everything = await contentReader();
});
afterAll(() => app.close());

/** What all tables hold, as a number each; a new table is never forgotten. */
async function contentReader() {
  const { pool } = app.platform.database;
  const { rows } = await pool.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  );
  const text = rows
    .map(
      ({ name }) =>
        `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as content from ${name} t`,
    )
    .join(' union all ');
  return async (): Promise<Content> => {
    const answer = await pool.query<{ name: string; content: string }>(text);
    return Object.fromEntries(answer.rows.map(({ name, content }) => [name, content]));
  };
}

const changedSince = (before: Content, now: Content) =>
  Object.keys(now).filter((name) => before[name] !== now[name]).length;

const reads = [...operationsOf(contract)].filter(({ operation }) => operation.method === 'GET');

test.each(reads)('$id changes nothing when only its head is asked for', async ({ id, operation }) => {
  const [role = 'nobody'] = callersOf(operation);
  const { token, input } = await prepareCall(app, { id, operation }, role);
  const ask = (method: 'GET' | 'HEAD') =>
    app.fetch(addressOf(operation.path, input), {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const before = await everything();
  const head = await ask('HEAD');
  expect(await everything()).toEqual(before);

  const whole = await ask('GET');
  expect(whole.ok).toBe(true);
  await whole.arrayBuffer();
  // What does something must say so, and has no head.
  expect(changedSince(before, await everything()) > 0).toBe(operation.hasEffect ?? false);
  expect(head.status).toBe(operation.hasEffect ? 405 : whole.status);
  if (operation.hasEffect) expect(head.headers.get('allow')?.split(', ')).not.toContain('HEAD');
});
