import { addressOf } from '@metra/contract/call-address';
import { applicationId } from '@metra/contract/client';
import { manifest } from '@metra/contract/manifest.gen';
import { api } from '../../lib/api.ts';
import type { NeededQuery } from '../../lib/app-screen.ts';
import type { FirstCalls } from '../../lib/first-answers.ts';
import { firstInputOf, operationQuery } from '../../lib/operation-query.ts';
import type { ApplicationPage } from './application-page.tsx';

/**
 * What the application will ask for first on a page, for the document to name. One document serves many paths, so it
 * leaves out what depends on their parameters; and what must not be kept either, because what a form begins with has to
 * be read after the last form has been saved.
 */
export function firstCallsOf({
  routes,
  hasParams,
}: Pick<ApplicationPage, 'routes' | 'hasParams'>): FirstCalls {
  const isForAccounts = routes.some(({ userRoles }) => userRoles);
  /** Of routes that look at nothing, at the path's parameters, or at the search as well. */
  const needsLookingAt = (count: number) =>
    routes.flatMap(({ needs }) => (needs?.length === count ? needs({}, {}) : []));
  return {
    headers: { 'x-application-id': applicationId },
    addresses: addressesOf([
      ...(isForAccounts ? [operationQuery(api.auth.getLogin)] : []),
      ...needsLookingAt(0),
    ]),
    withoutSearch: hasParams ? [] : addressesOf(needsLookingAt(2)),
  };
}

const addressesOf = (queries: readonly NeededQuery[]): readonly string[] => [
  ...new Set(queries.filter(({ meta }) => meta?.isKept !== false).map(addressOfQuery)),
];

function addressOfQuery(query: NeededQuery): string {
  const [group = '', name = ''] = String(query.queryKey[0]).split('.');
  const call = manifest[group]?.[name];
  if (call?.method !== 'GET') throw new Error(`${group}.${name} is no call that only reads.`);
  return addressOf(name, call, firstInputOf(query));
}
