import type { FieldError } from '@metra/contract/errors';
import type { Language } from '@metra/contract/primitives';
import type { CompanyProfile, CompanyProfileWrite } from '@metra/contract/profile';
import type { Tx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { isCountry } from '../addresses/addresses.module.ts';
import { ownResources, resourceLinks } from '../resources/resources.module.ts';
import { type ProfileChanges, profileStore } from './profile.store.ts';
import { companyProfile } from './profile.views.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signedLinks'>;
type Who = Pick<Actor, 'organisationId'>;

export function profileService(needs: Needs) {
  const { database, clock } = needs;
  const linkTo = resourceLinks(needs);

  return {
    read: ({ organisationId }: Who, language: Language): Promise<CompanyProfile> =>
      companyProfile(database.kysely, organisationId, language, linkTo),

    update: (
      { organisationId }: Who,
      { version, ...changes }: CompanyProfileWrite,
      language: Language,
    ): Promise<CompanyProfile> =>
      database.transaction(async (tx) => {
        await writeCompanyProfile(tx, organisationId, changes, { now: clock.now(), version });
        return companyProfile(tx, organisationId, language, linkTo);
      }),
  };
}

/** Writes what was given and leaves the rest; the address of the organisation's page stays as it is. */
export async function writeCompanyProfile(
  tx: Tx,
  organisationId: number,
  changes: ProfileChanges,
  { now, version }: { now: Date; version?: number },
): Promise<void> {
  const store = profileStore(tx);
  const before = await store.lock(organisationId);
  if (!before) throw new DomainError('not_found.organisation');
  if (version !== undefined && version !== before.version) throw new DomainError('conflict.version');

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

  await store.write(organisationId, changes, now);
}

/** What was chosen before may stay, even if it is not offered any more. */
const isChosen = (id: number | null | undefined, before: number | null): id is number =>
  typeof id === 'number' && id !== before;

async function assertOwnImage(tx: Tx, organisationId: number, id: number): Promise<void> {
  const [file] = await ownResources(tx, organisationId, [id]);
  if (!file) throw new DomainError('not_found.resource');
  if (!file.mime_type.startsWith('image/')) throw new DomainError('resource.type_refused');
}
