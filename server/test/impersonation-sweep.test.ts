import { contract } from '@metra/contract';
import { type Operation, operationsOf } from '@metra/contract/operation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifetimes } from '../src/modules/accounts/lifetimes.ts';
import { sessionStore } from '../src/modules/accounts/sessions/sessions.store.ts';
import { anAdministrator, anEditor, type TestAccount } from './factories/accounts.ts';
import { aSubscription } from './factories/subscriptions.ts';
import { allowed, refused } from './sweep/in-someones-name.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Public calls do not ask who calls, and nobody acts for an administrator. */
const open = [...operationsOf(contract)].filter(
  ({ operation }) => operation.access !== 'public' && operation.access !== 'admin',
);

test('every operation has its place in one list', () => {
  expect([...allowed, ...refused].toSorted()).toEqual(open.map(({ id }) => id).toSorted());
});

let app: TestApp;
let editor: TestAccount;
let impersonatorId: number;
beforeAll(async () => {
  app = await createTestApp();
  editor = await anEditor(app.platform);
  impersonatorId = (await anAdministrator(app.platform)).id;
  await aSubscription(app.platform, editor.organisationId);
});
afterAll(() => app.close());

/** As an administrator who acts for an editor, about things nobody has. */
async function errorOf(operation: Operation): Promise<string | null> {
  const { database, clock } = app.platform;
  const { token } = await sessionStore(database.kysely).start({
    accountId: editor.id,
    lifetime: lifetimes.session.impersonation,
    origin: { ip: '127.0.0.1', userAgent: 'test', responseId: 'test' },
    now: clock.now(),
    impersonation: { impersonatorId, reason: 'Rückfrage am Telefon' },
  });
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    /id$/i.test(name) ? '987654321' : 'nothing',
  );
  const sendsBody = operation.body && !operation.multipart;
  const response = await app.fetch(`/api/v1${path}`, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(sendsBody && { 'content-type': 'application/json' }),
    },
    ...(sendsBody && { body: '{}' }),
  });
  const answer = await response.text();
  return response.ok ? null : JSON.parse(answer).error;
}

const listed = (ids: readonly string[]) => open.filter(({ id }) => ids.includes(id));

describe('an administrator who acts for someone', () => {
  test.each(listed(refused))('may not call $id', async ({ operation }) => {
    expect(await errorOf(operation)).toBe('auth.impersonation_refused');
  });

  test.each(listed(allowed))('may call $id', async ({ operation }) => {
    expect(['auth.impersonation_refused', 'auth.forbidden']).not.toContain(await errorOf(operation));
  });
});
