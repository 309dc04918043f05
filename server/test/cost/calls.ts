import { randomUUID } from 'node:crypto';
import { contract } from '@metra/contract';
import { isForOperators, type Operation, operationsOf } from '@metra/contract/core/operation';
import type { TestApp } from '../app/test-app.ts';
import { aMember, signedIn, startSession } from '../factories/accounts.ts';
import { accountRoles, callersOf } from '../fuzz/roles.ts';
import { callOf } from '../sweep/operation-calls.ts';
import {
  aNewcomer,
  aSubscribedOrganisation,
  type Kind,
  type Organisation,
  organisationOf,
  tenantObjects,
} from '../sweep/tenant-objects.ts';
import { type PreparedRequest, requestOf } from '../walk/request.ts';
import type { Company } from './companies.ts';
import { usualInputOf } from './usual-inputs.ts';

/** A call whose cost is measured. */
export interface MeasuredCall {
  operation: string;
  company: string;
  isRead: boolean;
  prepare(): Promise<PreparedRequest>;
  /** For calls of a company that only read. */
  changeBefore: Company['changeRecord'] | undefined;
}

interface Named {
  id: string;
  operation: Operation;
}

const isRead = ({ method, hasEffect }: Operation) => method === 'GET' && !hasEffect;
const isOfCompany = ({ access }: Operation) => access === 'member' || access === 'subscriber';

/** Every operation of the contract: those of a company for each company, the others once. */
export function measuredCalls(app: TestApp, companies: readonly Company[]): MeasuredCall[] {
  const largest = companies.at(-1);
  if (!largest) throw new Error('There is no company');
  return [...operationsOf(contract)].flatMap((named) => {
    const { id, operation } = named;
    const call = (company: Company): MeasuredCall => ({
      operation: id,
      company: isOfCompany(operation) ? company.name : 'all',
      isRead: isRead(operation),
      prepare: () => requestFor(app, named, company),
      changeBefore: isRead(operation) && isOfCompany(operation) ? company.changeRecord : undefined,
    });
    return isOfCompany(operation) ? companies.map(call) : [call(largest)];
  });
}

async function requestFor(app: TestApp, named: Named, company: Company): Promise<PreparedRequest> {
  const { id, operation } = named;
  const own = await callerOf(app, named, company);
  const input = await usualInputOf(id)(own);
  // The preparation may change or end the session that it uses.
  const token = own === company.own ? own.member.token : await startSession(app.platform, own.member);
  return requestOf(app, operation, input, {
    token: operation.access === 'public' ? null : token,
    ...(operation.idempotent && { idempotencyKey: randomUUID() }),
  });
}

async function callerOf(app: TestApp, { id, operation }: Named, company: Company): Promise<Organisation> {
  if (callOf(id)?.byNewcomer) return aNewcomer(app, 'Eigen');
  const [role = 'nobody'] = callersOf(operation);
  if (isForOperators(operation)) return aSubscribedOrganisation(app, 'Eigen', accountRoles[role]);
  return isRead(operation) ? company.own : asColleague(company.own);
}

const ofPerson: readonly Kind[] = ['session', 'passkey', 'event', 'keptResult', 'watchListEntry'];

/** A new colleague writes, so that sessions and second factors of others stay as they are. */
async function asColleague({ app, member, word, the }: Organisation): Promise<Organisation> {
  const { organisationId } = member;
  const colleague = await signedIn(app, await aMember(app.platform, { organisationId }));
  const kinds = tenantObjects.filter((kind) => !ofPerson.includes(kind));
  const objects = await Promise.all(kinds.map(async (kind) => [kind, await the(kind)]));
  return organisationOf(app, colleague, word, Object.fromEntries(objects));
}
