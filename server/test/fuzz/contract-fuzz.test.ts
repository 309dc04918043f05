import { contract } from '@metra/contract';
import { operationsOf } from '@metra/contract/core/operation';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { aFullOrganisation } from '../sweep/tenant-objects.ts';
import { idsIn, tenantRowsReader } from '../sweep/tenant-rows.ts';
import { readFuzzSettings } from './fuzz-settings.ts';
import { plannedRequest } from './planned-request.ts';
import { type Plan, plansFor } from './plans.ts';
import { type NamedOperation, type PreparedCall, prepareCall } from './prepared-call.ts';
import { exchange, type RawAnswer } from './raw-http.ts';
import { reproduction } from './reproduction.ts';
import { callersOf, type Role } from './roles.ts';
import { createTally } from './tally.ts';
import { wrongWith } from './verdict.ts';

const { count, seed, tells } = readFuzzSettings(process.env);
const operations = [...operationsOf(contract)].map((named, index) => ({ ...named, index }));
const numRuns = Math.ceil(count / operations.length);
const tally = createTally();

let app: TestApp;
let theirs: number[];
/** The last error in the server's log. */
let logged = '';

beforeAll(async () => {
  const remember = (line: string) => {
    logged = line;
  };
  app = await createTestApp({ log: pino({ level: 'error' }, { write: remember }) });
  const { member } = await aFullOrganisation(app, 'Nordstern');
  theirs = idsIn(await (await tenantRowsReader(app.platform))(member.organisationId));
});
afterAll(async () => {
  if (tells) process.stdout.write(`\n${tally.told()}\n`);
  await app.close();
});

/** Rate limits would soon refuse all requests. */
const forgetRateLimits = () => app.platform.database.pool.query('delete from rate_limits');

/** One caller per role without permission, for all operations, because all their requests are refused. */
const strangers = new Map<Role, Promise<string | null>>();
function tokenOfStranger(role: Role): Promise<string | null> {
  const known =
    strangers.get(role) ??
    prepareCall(app, { id: 'auth.getLogin', operation: contract.auth.getLogin }, role).then(
      ({ token }) => token,
    );
  strangers.set(role, known);
  return known;
}

/** Valid calls. Each is kept until it has succeeded or its session has ended. */
function createCalls(named: NamedOperation, callers: readonly Role[]) {
  const prepared = new Map<Role, Promise<PreparedCall>>();
  const isRead = named.operation.method === 'GET' && !('token' in (named.operation.query?.shape ?? {}));
  function ofCaller(role: Role): Promise<PreparedCall> {
    const call = prepared.get(role) ?? forgetRateLimits().then(() => prepareCall(app, named, role));
    prepared.set(role, call);
    return call;
  }
  return {
    async of({ kind, role }: Plan): Promise<PreparedCall> {
      const [someone = role] = callers;
      if (kind !== 'not allowed') return ofCaller(role);
      return { ...(await ofCaller(someone)), token: await tokenOfStranger(role) };
    },
    learn({ role, method, headers }: Plan, answer: RawAnswer | undefined) {
      const hasWorked = answer === undefined || answer.status < 300;
      const hasChanged = hasWorked && !(isRead && method === undefined);
      const isSignedOut = answer?.status === 401 && role !== 'nobody' && !headers;
      if (hasChanged || isSignedOut) {
        prepared.delete(role);
        strangers.delete(role);
      }
    },
  };
}

/** The operation of the same path with another method, if there is one. */
const operationFor = ({ operation }: NamedOperation, method: string) =>
  operations.find((other) => other.operation.method === method && other.operation.path === operation.path)
    ?.operation;

async function tryOut(
  named: NamedOperation,
  calls: ReturnType<typeof createCalls>,
  plan: Plan,
): Promise<void> {
  const request = await plannedRequest(named.operation, await calls.of(plan), plan, theirs);
  const since = performance.now();
  let answer = await exchange(app.address, request);
  if (answer?.status === 429) {
    await forgetRateLimits();
    answer = await exchange(app.address, request);
  }
  calls.learn(plan, answer);
  const milliseconds = performance.now() - since;
  tally.count({ id: named.id, kind: plan.kind, status: answer?.status, milliseconds });
  const wrong = wrongWith({ operation: operationFor(named, request.method), request, answer });
  if (wrong)
    throw new Error(`${wrong}\n\n${reproduction(app.address, request)}\n\nThe server logged: ${logged}`);
}

/** All roles that may call an operation. The tests use one of them, a different one for each operation. */
function callersFor({ operation, index }: (typeof operations)[number]): Role[] {
  const all = callersOf(operation);
  return tells ? all : all.slice(index % all.length).slice(0, 1);
}

describe('every request gets an answer of the contract', () => {
  test.each(operations)(
    '$id',
    async ({ index, ...named }) => {
      const callers = callersFor({ index, ...named });
      const calls = createCalls(named, callers);
      await fc.assert(
        fc.asyncProperty(plansFor(named.operation, callers), (plan) => tryOut(named, calls, plan)),
        { seed: seed + index, numRuns },
      );
      // These run last, because they use up the prepared calls.
      for (const role of callers) await tryOut(named, calls, { kind: 'valid', role });
      const valid = tally.ofValid(named.id);
      const worked = valid.filter((status) => status !== undefined && status < 300);
      // Otherwise the code behind the first refusal would not be tested.
      expect(worked.length / valid.length, `answers to valid requests: ${valid}`).toBeGreaterThan(0.9);
    },
    120_000 + numRuns * 1_000,
  );
});
