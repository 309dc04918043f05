import { Slug, text } from '@metra/contract/core/primitives';
import { type Organisation, OrganisationWrite } from '@metra/contract/operations/organisations';
import type { CompanyProfile } from '@metra/contract/operations/profile';
import { z } from 'zod';

const { website, email } = OrganisationWrite.shape;

export const PageForm = z.object({
  slug: Slug,
  type: z.string().nullable(),
  slogan: text(200),
  englishSlogan: text(200),
  description: text(5000),
  englishDescription: text(5000),
  website,
  email,
  phone: text(50),
  logo: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type PageForm = z.infer<typeof PageForm>;

/** Its own people read German texts and the English ones beside them, whatever language they read in. */
export const pageValues = (page: Organisation, profile: CompanyProfile, logoName: string): PageForm => ({
  slug: page.slug,
  type: page.type?.slug ?? null,
  slogan: page.german?.slogan ?? '',
  englishSlogan: page.english?.slogan ?? '',
  description: page.german?.description ?? '',
  englishDescription: page.english?.description ?? '',
  website: page.website ?? '',
  email: page.email ?? '',
  phone: page.phone ?? '',
  logo: profile.logo && { id: profile.logo.id, name: logoName },
});

export function pageWrite(
  values: PageForm,
  { name, slug }: Pick<Organisation, 'name' | 'slug'>,
  version: number,
) {
  const orNull = (typed: string | null | undefined) => typed?.trim() || null;
  const write: OrganisationWrite = {
    name,
    // Its own address is no change, and would be refused as taken.
    ...(values.slug !== slug && { slug: values.slug }),
    type: values.type,
    slogan: orNull(values.slogan),
    englishSlogan: orNull(values.englishSlogan),
    description: orNull(values.description),
    englishDescription: orNull(values.englishDescription),
    website: orNull(values.website),
    email: orNull(values.email),
    phone: orNull(values.phone),
    logo: values.logo?.id ?? null,
    version,
  };
  return write;
}
