import { contract } from '@metra/contract';
import { type Operation, operationsOf } from '@metra/contract/core/operation';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../sweep/contract-fields.ts';
import { changesAllowed, isChange, isOfPerson } from '../sweep/impersonation-allowed.ts';
import { calledOperations } from '../sweep/operation-calls.ts';
import { dangerous, ofOwners, ofSubscribers, ofTheReader } from './rights-lists.ts';
import { isOfTeam } from './rules/team-roles.ts';

const operations = [...operationsOf(contract)];

const callsOf = (id: string) =>
  `\`${id.split('.')[0]}Calls\`, exported by a file of server/test/sweep/calls,`;

describe('the table of calls', () => {
  test.each(calledOperations)('knows what every id of $id refers to', ({ id, operation, call }) => {
    const fields = fieldsOf(operation);
    const known = Object.keys(call?.refers ?? {});
    const missing = fields.filter(({ path, isReference }) => isReference && !known.includes(path));
    expect(
      missing.map(({ path }) => path),
      `Say in ${callsOf(id)} what these fields of ${id} refer to, and how to call it`,
    ).toEqual([]);
    const there = [...fields.map(({ path }) => path), ...(operation.multipart ? ['file'] : [])];
    expect(there, `What ${id} is said to refer to does not exist`).toEqual(expect.arrayContaining(known));
  });

  const changing = calledOperations.filter(
    ({ operation: { access, method, idempotent } }) =>
      idempotent || access === 'subscriber' || (access === 'member' && method !== 'GET'),
  );
  test.each(changing)('knows how to call $id', ({ id, call }) => {
    expect(call, `Say in ${callsOf(id)} how to call ${id}`).toBeDefined();
  });
});

interface Right {
  right: string;
  /** True for the operations that have the right in the contract. */
  has: (operation: Operation) => boolean;
  listed: readonly string[];
  list: string;
  /** The way to take the right from an operation again. */
  otherwise: string;
}

const isTeamWrite = (operation: Operation) => isOfTeam(operation) && operation.method !== 'GET';

/** Rights are stated twice, so that an edit of the contract cannot change who may do what unseen. */
const rights: readonly Right[] = [
  {
    right: 'are open to impersonators although they change something',
    has: (operation) => isOfPerson(operation) && isChange(operation) && !operation.refusedToImpersonator,
    listed: changesAllowed,
    list: '`changesAllowed` in server/test/sweep/impersonation-allowed.ts',
    otherwise: 'mark it `refusedToImpersonator: true` in the contract',
  },
  {
    right: 'need a fresh sign-in',
    has: ({ fresh }) => fresh === true,
    listed: dangerous,
    list: '`dangerous` in server/test/walk/rights-lists.ts',
    otherwise: 'remove `fresh` in the contract',
  },
  {
    right: 'are for subscribers',
    has: ({ access }) => access === 'subscriber',
    listed: ofSubscribers,
    list: '`ofSubscribers` in server/test/walk/rights-lists.ts',
    otherwise: 'change its access in the contract',
  },
  {
    right: 'are for owners',
    has: (operation) => isTeamWrite(operation) && operation.ownerOnly === true,
    listed: ofOwners,
    list: '`ofOwners` in server/test/walk/rights-lists.ts',
    otherwise: 'remove `ownerOnly` in the contract',
  },
  {
    right: 'are open to readers although they write',
    has: (operation) => isTeamWrite(operation) && operation.openToReader === true,
    listed: ofTheReader,
    list: '`ofTheReader` in server/test/walk/rights-lists.ts',
    otherwise: 'remove `openToReader` in the contract',
  },
];

test.each(rights)('the operations that $right are those listed', ({ has, listed, list, otherwise }) => {
  const marked = operations.filter(({ operation }) => has(operation)).map(({ id }) => id);
  const unlisted = marked.filter((id) => !listed.includes(id));
  expect(unlisted, `Add each to ${list}, or ${otherwise}`).toEqual([]);
  const unmarked = listed.filter((id) => !marked.includes(id));
  expect(unmarked, `Remove each from ${list}, or give it the right in the contract`).toEqual([]);
});

test('every idempotent operation with a body has another request, and no other operation has one', () => {
  const told = calledOperations.filter(({ call }) => call?.another);
  expect(told.filter(({ operation }) => !operation.idempotent).map(({ id }) => id)).toEqual([]);
  // An operation without a body has only one request.
  const withBody = operations.filter(({ operation }) => operation.idempotent && operation.body);
  expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining(withBody.map(({ id }) => id)));
});
