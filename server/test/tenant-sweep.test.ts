import type { Operation } from '@metra/contract/operation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf } from './sweep/contract-fields.ts';
import { type Input, type Reference, type Referred, send, withValueAt } from './sweep/operation-call.ts';
import { type CalledOperation, calledOperations } from './sweep/operation-calls.ts';
import {
  aFullOrganisation,
  aNewcomer,
  anUnsubscribedOrganisation,
  aSubscribedOrganisation,
  notThere,
  type Organisation,
} from './sweep/tenant-objects.ts';
import { countFarApart, idsIn, type TenantRows, tenantRowsReader } from './sweep/tenant-rows.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let rowsOf: (...organisationIds: number[]) => Promise<TenantRows>;
/** Whose objects nobody else may see, use or change. */
let theirs: Organisation;
let isTheirs: RegExp;
let subscribed: Organisation;
let unsubscribed: Organisation;

beforeAll(async () => {
  app = await createTestApp();
  await countFarApart(app.platform);
  rowsOf = await tenantRowsReader(app.platform);
  theirs = await aFullOrganisation(app, 'Nordstern');
  subscribed = await aFullOrganisation(app, 'Lindner');
  unsubscribed = await anUnsubscribedOrganisation(app, 'Kurz');
  const ids = idsIn(await rowsOf(theirs.member.organisationId));
  isTheirs = new RegExp(`${theirs.word}|(?<!\\d)(${ids.join('|')})(?!\\d)`, 'i');
});
afterAll(() => app.close());

type Callable = CalledOperation & { call: NonNullable<CalledOperation['call']> };
const callable = calledOperations.filter((each): each is Callable => each.call !== undefined);

const asReference = (referred: Referred): Reference | undefined => {
  if (typeof referred === 'object') return referred;
  return referred === 'catalogue' || referred === 'within' ? undefined : { of: referred };
};

/** Every call with one reference to an object of theirs in it. */
const trespasses = callable.flatMap(({ call, ...named }) =>
  Object.entries(call.refers).flatMap(([path, referred]) => {
    const reference = asReference(referred);
    return reference ? [{ ...named, call, path, reference }] : [];
  }),
);

/** The caller's own input, which is valid, but for one reference. */
async function trespassingInput(
  { call, path, reference }: (typeof trespasses)[number],
  caller: Organisation,
): Promise<Input> {
  const object = await theirs.the(reference.of);
  const value = reference.as ? reference.as(object) : object;
  return withValueAt(await call.input(caller), reference.at ?? path, value);
}

async function expectNothingChanged(
  organisations: readonly Organisation[],
  work: () => Promise<void>,
): Promise<void> {
  const ids = organisations.map(({ member }) => member.organisationId);
  const before = await rowsOf(...ids);
  await work();
  expect(await rowsOf(...ids)).toEqual(before);
}

async function expectRefused(trespass: (typeof trespasses)[number], caller: Organisation): Promise<void> {
  const input = await trespassingInput(trespass, caller);
  const { of, answer = notThere[of] } = trespass.reference;
  const unchanged = answer === 'nothing of theirs' ? [theirs] : [theirs, caller];
  await expectNothingChanged(unchanged, async () => {
    const { error, text } = await send(caller.member, trespass.id, input);
    expect(error, text).toBe(answer === 'nothing of theirs' ? undefined : answer);
    expect(text).not.toMatch(isTheirs);
  });
}

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
    ({ operation: { access, method } }) =>
      access === 'subscriber' || (access === 'member' && method !== 'GET'),
  );
  test.each(changing)('knows how to call $id', ({ id, call }) => {
    expect(call, `Say in server/test/sweep/calls how to call ${id}`).toBeDefined();
  });
});

describe('what belongs to another organisation is not there', () => {
  test.each(trespasses)('for a subscriber: $path of $id', async (trespass) => {
    await expectRefused(trespass, trespass.call.byNewcomer ? await aNewcomer(app, 'Neu') : subscribed);
  });

  const ofMembers = trespasses.filter(({ operation }) => operation.access !== 'subscriber');
  test.each(ofMembers)('for a member without subscription: $path of $id', async (trespass) => {
    await expectRefused(trespass, trespass.call.byNewcomer ? await aNewcomer(app, 'Neu') : unsubscribed);
  });

  const ofSubscribers = trespasses.filter(({ operation }) => operation.access === 'subscriber');
  test.each(ofSubscribers)('nor can a member without subscription try $path of $id', async (trespass) => {
    const input = await trespassingInput(trespass, unsubscribed);
    await expectNothingChanged([theirs, unsubscribed], async () => {
      const { status, error } = await send(unsubscribed.member, trespass.id, input);
      expect([status, error]).toEqual([403, 'subscription.required']);
    });
  });

  const pageSize = 100;
  const isList = ({ query }: Operation) => query !== undefined && 'pageSize' in query.shape;

  const reads = calledOperations.filter(
    ({ operation: { method, access, params } }) => method === 'GET' && access !== 'public' && !params,
  );
  test.each(reads)('and $id shows one’s own only', async ({ id, operation, call }) => {
    // Unfiltered, unless it takes no such question.
    const isFilter = call && Object.keys(call.refers).length > 0;
    const asked = call && !isFilter ? await call.input(subscribed) : {};
    const read = async (page: object) => {
      const input = isList(operation) ? { ...asked, query: { ...(asked.query ?? {}), ...page } } : asked;
      const { status, error, text } = await send(subscribed.member, id, input);
      expect([status, error], text).toEqual([200, undefined]);
      expect(text.match(isTheirs)?.[0], `${id} shows something of another organisation`).toBeUndefined();
      return text;
    };
    const first = await read({ page: 0, pageSize });
    const pages = isList(operation) ? Math.ceil(JSON.parse(first).total / pageSize) : 1;
    for (let page = 1; page < pages; page += 1) await read({ page, pageSize });
  });
});

describe('without a subscription', () => {
  const ofSubscribers = callable.filter(({ operation }) => operation.access === 'subscriber');
  test.each(ofSubscribers)('$id is closed, also for what is one’s own', async ({ id, call }) => {
    const input = await call.input(unsubscribed);
    await expectNothingChanged([unsubscribed], async () => {
      const { status, error } = await send(unsubscribed.member, id, input);
      expect([status, error]).toEqual([403, 'subscription.required']);
    });
  });
});

/** Otherwise the refusals above would show nothing. */
describe('with one’s own objects', () => {
  test.each(callable)('$id works, and touches nothing of others', async ({ id, operation, call }) => {
    const owner = operation.method === 'GET' ? subscribed : await anOwner(call);
    const input = await call.input(owner);
    await expectNothingChanged([theirs], async () => {
      const { status, error, text } = await send(owner.member, id, input);
      expect([status, error], text).toEqual([200, undefined]);
      expect(text).not.toMatch(isTheirs);
    });
  });
});

const anOwner = ({ byNewcomer }: Callable['call']) =>
  byNewcomer ? aNewcomer(app, 'Neu') : aSubscribedOrganisation(app, 'Eigen');
