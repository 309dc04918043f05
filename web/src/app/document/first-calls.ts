import { addressOf } from '@metra/contract/call-address';
import { applicationId } from '@metra/contract/client';
import { manifest } from '@metra/contract/manifest.gen';
import { api } from '../../lib/api.ts';
import type { NeededQuery, ScreenData } from '../../lib/app-screen.ts';
import type { FirstCalls } from '../../lib/first-answers.ts';
import { firstInputOf, operationQuery } from '../../lib/operation-query.ts';

/**
 * What the application will ask for first on a page with these routes, for the document to name. One document serves
 * many paths, so it leaves out what depends on their parameters; and what must not be kept either, because what a form
 * begins with has to be read after the last form has been saved.
 */
export function firstCallsOf(routes: readonly ScreenData[]): FirstCalls {
  const isForAccounts = routes.some(({ userRoles }) => userRoles);
  const queries = [
    ...(isForAccounts ? [operationQuery(api.auth.getLogin)] : []),
    ...routes.flatMap(({ needs }) => (needs?.length === 0 ? needs({}, {}) : [])),
  ];
  const named: readonly NeededQuery[] = queries;
  const addresses = named.filter(({ meta }) => meta?.isKept !== false).map(addressOfQuery);
  return { headers: { 'x-application-id': applicationId }, addresses: [...new Set(addresses)] };
}

function addressOfQuery(query: NeededQuery): string {
  const [group = '', name = ''] = String(query.queryKey[0]).split('.');
  const call = manifest[group]?.[name];
  if (call?.method !== 'GET') throw new Error(`${group}.${name} is no call that only reads.`);
  return addressOf(name, call, firstInputOf(query));
}
