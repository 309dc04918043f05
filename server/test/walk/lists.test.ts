import { contract } from '@metra/contract';
import { operationsOf } from '@metra/contract/core/operation';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../sweep/contract-fields.ts';
import { allowed, isOfPerson } from '../sweep/impersonation-allowed.ts';
import { calledOperations } from '../sweep/operation-calls.ts';
import { dangerous } from './dangerous-operations.ts';
import { ofSubscribers } from './subscriber-list.ts';
import { ofOwners, ofTheReader } from './team-lists.ts';

const operations = [...operationsOf(contract)];

describe('the table of calls', () => {
  test.each(calledOperations)('knows what every id of $id refers to', ({ id, operation, call }) => {
    const fields = fieldsOf(operation);
    const known = Object.keys(call?.refers ?? {});
    const missing = fields.filter(({ path, isReference }) => isReference && !known.includes(path));
    expect(
      missing.map(({ path }) => path),
      `Say in server/test/sweep/calls what these fields of ${id} refer to, and how to call it`,
    ).toEqual([]);
    const there = [...fields.map(({ path }) => path), ...(operation.multipart ? ['file'] : [])];
    expect(there, `What ${id} is said to refer to does not exist`).toEqual(expect.arrayContaining(known));
  });

  const changing = calledOperations.filter(
    ({ operation: { access, method, idempotent } }) =>
      idempotent || access === 'subscriber' || (access === 'member' && method !== 'GET'),
  );
  test.each(changing)('knows how to call $id', ({ id, call }) => {
    expect(call, `Say in server/test/sweep/calls how to call ${id}`).toBeDefined();
  });
});

test('an operation of a signed-in person is either allowed to impersonators or refused to them', () => {
  const ofPersons = operations.filter(({ operation }) => isOfPerson(operation));
  const open = ofPersons.filter(({ operation }) => !operation.refusedToImpersonator);
  expect(open.map(({ id }) => id).toSorted()).toEqual(allowed.toSorted());
});

test('the operations marked as fresh are those listed as dangerous', () => {
  const marked = operations.filter(({ operation }) => operation.fresh);
  expect(marked.map(({ id }) => id).toSorted()).toEqual(dangerous.toSorted());
});

test('the lists of the team contain only writes of the team', () => {
  const writes = operations.filter(
    ({ operation: { access, method } }) =>
      method !== 'GET' && (access === 'member' || access === 'subscriber'),
  );
  expect(writes.map(({ id }) => id)).toEqual(expect.arrayContaining([...ofTheReader, ...ofOwners]));
});

test('the operations for subscribers in the contract are those listed', () => {
  const theirs = operations.filter(({ operation }) => operation.access === 'subscriber');
  expect(theirs.map(({ id }) => id).toSorted()).toEqual(ofSubscribers.toSorted());
});

test('every idempotent operation with a body has another request, and no other operation has one', () => {
  const told = calledOperations.filter(({ call }) => call?.another);
  expect(told.filter(({ operation }) => !operation.idempotent).map(({ id }) => id)).toEqual([]);
  // An operation without a body has only one request.
  const withBody = operations.filter(({ operation }) => operation.idempotent && operation.body);
  expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining(withBody.map(({ id }) => id)));
});
