import { contract } from '@metra/contract';
import { ErrorBody } from '@metra/contract/errors';
import { type Access, type Operation, operationsOf } from '@metra/contract/operation';
import { Role } from '@metra/contract/primitives';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

async function call(operation: Operation, person: Person) {
  const token = tokens[person];
  const sendsBody = operation.body && !operation.multipart;
  const response = await app.fetch(`/api/v1${pathOf(operation)}`, {
    method: operation.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sendsBody && { 'content-type': 'application/json' }),
    },
    ...(sendsBody && { body: '{}' }),
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
