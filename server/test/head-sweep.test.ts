import { contract } from '@metra/contract';
import { operationsOf } from '@metra/contract/operation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCall } from './fuzz/prepared-call.ts';
import { callersOf } from './fuzz/roles.ts';
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
  expect(changedTables(before, await everything()).length > 0).toBe(operation.hasEffect ?? false);
  expect(head.status).toBe(operation.hasEffect ? 405 : whole.status);
  if (operation.hasEffect) expect(head.headers.get('allow')?.split(', ')).not.toContain('HEAD');
});
