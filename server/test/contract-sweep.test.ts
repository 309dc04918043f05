import { contract } from '@metra/contract';
import { ErrorBody } from '@metra/contract/errors';
import { errorsOf } from '@metra/contract/openapi';
import { type Access, type Operation, operationsOf } from '@metra/contract/operation';
import { Role } from '@metra/contract/primitives';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aMember, anAdministrator, anEditor, signedIn } from './factories/accounts.ts';
import { aSubscription } from './factories/subscriptions.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const operations = [...operationsOf(contract)];
const closed = operations.filter(({ operation }) => operation.access !== 'public');

type Person = 'nobody' | Role;
const mayCall: Record<Access, readonly Person[]> = {
  public: ['nobody', 'USER', 'METRA', 'ADMIN'],
  member: ['USER', 'METRA', 'ADMIN'],
  subscriber: ['USER', 'METRA', 'ADMIN'],
  editor: ['METRA', 'ADMIN'],
  admin: ['ADMIN'],
};

let app: TestApp;
const tokens: Partial<Record<Person, string>> = {};

beforeAll(async () => {
  app = await createTestApp();
  const people = {
    USER: await aMember(app.platform),
    METRA: await anEditor(app.platform),
    ADMIN: await anAdministrator(app.platform),
  };
  for (const role of Role.options) {
    await aSubscription(app.platform, people[role].organisationId);
    tokens[role] = (await signedIn(app, people[role])).token;
  }
});
afterAll(() => app.close());

/** An id that belongs to nobody, and a word where a word is wanted. */
const pathOf = (operation: Operation) =>
  operation.path.replace(/\{(\w+)\}/g, (_, name: string) => (/id$/i.test(name) ? '987654321' : 'nothing'));

async function call(operation: Operation, person: Person, body: unknown = {}, query = '') {
  const token = tokens[person];
  const sendsBody = operation.body && !operation.multipart;
  const response = await app.fetch(`/api/v1${pathOf(operation)}${query}`, {
    method: operation.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sendsBody && { 'content-type': 'application/json' }),
    },
    ...(sendsBody && { body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  // The shape knows a closed list of what can be wrong with a field.
  return { status: response.status, error: response.ok ? null : ErrorBody.parse(JSON.parse(answer)).error };
}

describe('without a token', () => {
  test.each(closed)('$id is closed', async ({ operation }) => {
    expect(await call(operation, 'nobody')).toEqual({ status: 401, error: 'auth.unauthenticated' });
  });
});

describe('with a role that is not enough', () => {
  for (const person of Role.options) {
    const refused = closed.filter(({ operation }) => !mayCall[operation.access].includes(person));
    if (refused.length === 0) continue;
    test.each(refused)(`${person} may not call $id`, async ({ operation }) => {
      expect(await call(operation, person)).toEqual({ status: 403, error: 'auth.forbidden' });
    });
  }
});

/** Values that have broken other programs. */
const hostile = fc.oneof(
  fc.constantFrom(
    null,
    '',
    '\0',
    '\ud800',
    "'; drop table accounts; --",
    '{{7*7}}',
    '../../etc/passwd',
    Number.MAX_SAFE_INTEGER,
    -1,
    1e308,
    [],
    {},
    { __proto__: { admin: true } },
    'x'.repeat(10_000),
  ),
  fc.jsonValue(),
);

describe('hostile input', () => {
  // Whoever deletes their own account cannot go on sweeping.
  const taking = operations.filter(
    ({ id, operation }) => operation.body && !operation.multipart && id !== 'account.remove',
  );

  test.each(taking)('never breaks $id', async ({ operation }) => {
    const fields = operation.body instanceof z.ZodObject ? Object.keys(operation.body.shape) : [];
    const bodies = fc.oneof(
      hostile,
      fc.record(Object.fromEntries(fields.map((field) => [field, hostile])), { requiredKeys: [] }),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status, error } = await call(operation, 'ADMIN', body);
        expect(status).toBeLessThan(500);
        if (error && status !== 403) expect(errorsOf(operation)).toContain(error);
      }),
      { numRuns: 15 },
    );
  });

  const asking = operations.filter(({ operation }) => operation.query);

  test.each(asking)('in the address never breaks $id', async ({ operation }) => {
    for (const name of Object.keys(operation.query?.shape ?? {})) {
      for (const value of ['', 'null', '%00', '-1', '1e999', "'", '9'.repeat(40), '%F0%9F%92%A9', 'a,b,c']) {
        const { status } = await call(operation, 'ADMIN', {}, `?${name}=${value}`);
        expect(status).toBeLessThan(500);
      }
    }
  });
});
