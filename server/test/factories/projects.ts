import type { Platform } from '../../src/platform/platform.ts';
import { anOrganisation } from './accounts.ts';

/** A project of an organisation, with its slug. */
export async function aProject(platform: Platform, slug: string): Promise<string> {
  const organisationId = await anOrganisation(platform);
  await platform.database.kysely
    .insertInto('projects')
    .values({
      slug,
      organisation_id: organisationId,
      translations: JSON.stringify({ de: { name: slug }, en: { name: slug } }),
    })
    .execute();
  return slug;
}
