import type { FieldError } from '@metra/contract/core/errors';
import type { CompanyProfile, CompanyProfileWrite } from '@metra/contract/operations/profile';
import type { Tx } from '../../platform/database/database.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { isCountry } from '../addresses/addresses.module.ts';
import { type LinkTo, ownResources } from '../resources/resources.module.ts';
import { type ProfileChanges, profileStore } from './profile.store.ts';
import { profileViews } from './profile.views.ts';

export interface ProfileNeeds extends Pick<Platform, 'database' | 'clock'> {
  linkTo: LinkTo;
  /** Clears the cached sessions of the members. */
  refreshMembers: (tx: Tx, organisationId: number) => Promise<void>;
}

export const profileService = ({ database, clock, linkTo, refreshMembers }: ProfileNeeds) => ({
  read: ({ actor, language }: Call): Promise<CompanyProfile> =>
    profileViews(database.kysely, { organisationId: actor.organisationId, language }).profile(linkTo),

  update: (
    { actor: { organisationId }, language }: Call,
    { version, ...changes }: CompanyProfileWrite,
  ): Promise<CompanyProfile> =>
    database.transaction(async (tx) => {
      const before = await writeCompanyProfile(tx, organisationId, changes, { now: clock.now(), version });
      const { firstMonth = before.firstMonth } = changes;
      if (firstMonth !== before.firstMonth) await refreshMembers(tx, organisationId);
      return profileViews(tx, { organisationId, language }).profile(linkTo);
    }),
});

/** Writes the given fields and returns the previous ones. The address of the organisation's page does not change. */
export async function writeCompanyProfile(
  tx: Tx,
  organisationId: number,
  changes: ProfileChanges,
  { now, version }: { now: Date; version?: number },
): Promise<{ firstMonth: number }> {
  const store = profileStore(tx, organisationId);
  const before = orNotFound(await store.lock(), 'not_found.organisation');
  if (version !== undefined) assertVersion(before.version, version);

  const wrong = [
    ...(isChosen(changes.industryId, before.industry_id) &&
    !(await store.isIndustryOffered(changes.industryId))
      ? ['industryId']
      : []),
    ...(isChosen(changes.sizeId, before.size_id) && !(await store.isSizeOffered(changes.sizeId))
      ? ['sizeId']
      : []),
    ...(changes.country && !isCountry(changes.country) ? ['country'] : []),
  ].map((path): FieldError => ({ path, key: 'enum' }));
  if (wrong.length > 0) throw new DomainError('input.invalid', { fields: wrong });
  if (changes.logo) await assertOwnImage(tx, organisationId, changes.logo);

  await store.write(changes, now);
  return { firstMonth: before.first_month_of_business_year };
}

/** A previous choice may stay, even if it is no longer offered. */
const isChosen = (id: number | null | undefined, before: number | null): id is number =>
  typeof id === 'number' && id !== before;

async function assertOwnImage(tx: Tx, organisationId: number, id: number): Promise<void> {
  const [found] = await ownResources(tx, organisationId, [id]);
  const file = orNotFound(found, 'not_found.resource');
  if (!file.mime_type.startsWith('image/')) throw new DomainError('resource.type_refused');
}
