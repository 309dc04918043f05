import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from './sweep/operation-call.ts';
import { calledOperations } from './sweep/operation-calls.ts';
import { aNewcomer, aSubscribedOrganisation } from './sweep/tenant-objects.ts';
import { type TenantRows, tenantRowsReader } from './sweep/tenant-rows.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let rowsOf: (...organisationIds: number[]) => Promise<TenantRows>;

beforeAll(async () => {
  app = await createTestApp();
  rowsOf = await tenantRowsReader(app.platform);
});
afterAll(() => app.close());

const idempotent = calledOperations.filter(({ operation }) => operation.idempotent);

test.each(idempotent)('$id happens once for one key', async ({ id, operation, call }) => {
  if (!call) throw new Error(`Say in server/test/sweep/calls how to call ${id}`);
  const { member, ...owner } = await (call.byNewcomer ? aNewcomer : aSubscribedOrganisation)(app, 'Eigen');
  const input = await call.input({ member, ...owner });
  const rows = () => rowsOf(member.organisationId);
  const before = await rows();

  const [first, ...others] = await Promise.all([1, 2, 3].map(() => send(member, id, input, 'one-key')));
  expect(first).toMatchObject({ status: 200 });
  expect(others).toEqual([first, first]);
  const after = await rows();
  expect(after).not.toEqual(before);

  expect(await send(member, id, input, 'one-key')).toEqual(first);
  expect(await rows()).toEqual(after);

  if (!operation.body) return;
  if (!call.another) throw new Error(`Say in server/test/sweep/calls what another request to ${id} is`);
  expect(await send(member, id, call.another(input), 'one-key')).toMatchObject({
    status: 409,
    error: 'conflict.idempotency_key',
  });
  expect(await rows()).toEqual(after);
});
