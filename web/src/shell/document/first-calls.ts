import { addressOf } from '@metra/contract/core/call-address';
import { applicationId } from '@metra/contract/core/client';
import { manifest } from '@metra/contract/core/manifest.gen';
import { operatorManifest } from '@metra/contract/core/operator-manifest.gen';
import { api } from '../../lib/api/api.ts';
import type { FirstCalls } from '../../lib/api/first-answers.ts';
import { firstInputOf, operationQuery } from '../../lib/api/operation-query.ts';
import type { NeededQuery } from '../../lib/guards/app-screen.ts';
import type { ApplicationPage } from './pages-of-entry.tsx';

/**
 * The document names the calls that the application will make first. It serves many paths, so parameters appear
 * by name, as `%24goalId`. Answers that are saved while a person types are left out, because the last page has
 * to save them first.
 */
export function firstCallsOf({ routes, path }: Pick<ApplicationPage, 'routes' | 'path'>): FirstCalls {
  const isForAccounts = routes.some(({ userRoles }) => userRoles);
  const params = Object.fromEntries(
    [...path.matchAll(/\$(\w+)/g)].map(([placeholder, name]) => [name, placeholder]),
  );
  const needsOf = (looksAtSearch: boolean) =>
    routes.flatMap(({ needs }) => (needs && needs.length > 1 === looksAtSearch ? needs(params, {}) : []));
  const addresses = addressesOf([
    ...(isForAccounts ? [operationQuery(api.auth.getLogin)] : []),
    ...needsOf(false),
  ]);
  return {
    headers: { 'x-application-id': applicationId },
    path,
    addresses,
    withoutSearch: addressesOf(needsOf(true)).filter((address) => !addresses.includes(address)),
  };
}

const addressesOf = (queries: readonly NeededQuery[]): readonly string[] => [
  ...new Set(queries.filter(({ meta }) => !meta?.isSavedWhileTyped).map(addressOfQuery)),
];

function addressOfQuery(query: NeededQuery): string {
  const [group = '', name = ''] = String(query.queryKey[0]).split('.');
  const call = manifest[group]?.[name] ?? operatorManifest[group]?.[name];
  if (!call || call.method) throw new Error(`${group}.${name} is no call that only reads.`);
  return addressOf(name, call, firstInputOf(query));
}
