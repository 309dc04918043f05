import { text } from '@metra/contract/core/primitives';
import { type CompanyProfile, CompanyProfileWrite } from '@metra/contract/operations/profile';
import { z } from 'zod';

const { name, country, location, industryId, sizeId, website, email, firstMonth } = CompanyProfileWrite.shape;

/** The profile as people fill it in: nothing is written as an empty text. */
export const ProfileForm = z.object({
  name,
  industryId: industryId.unwrap(),
  sizeId: sizeId.unwrap(),
  description: text(5000),
  street: text(200),
  additionalInfo: text(200),
  zipCode: text(20),
  city: text(200),
  country: country.unwrap(),
  location: location.unwrap(),
  website,
  email,
  phone: text(50),
  firstMonth: firstMonth.unwrap(),
  logo: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

export const profileValues = (profile: CompanyProfile, logoName: string): ProfileForm => ({
  name: profile.name,
  industryId: profile.industry?.id ?? null,
  sizeId: profile.size?.id ?? null,
  description: profile.description ?? '',
  street: profile.street ?? '',
  additionalInfo: profile.additionalInfo ?? '',
  zipCode: profile.zipCode ?? '',
  city: profile.city ?? '',
  country: profile.country,
  location: profile.location,
  website: profile.website ?? '',
  email: profile.email ?? '',
  phone: profile.phone ?? '',
  firstMonth: profile.firstMonth,
  logo: profile.logo && { id: profile.logo.id, name: logoName },
});

export function profileWrite(values: ProfileForm, version: number): CompanyProfileWrite {
  const { name, logo, industryId, sizeId, country, location, firstMonth, ...texts } = values;
  const written = Object.entries(texts).map(([key, value]) => [key, value?.trim() || null]);
  return {
    ...Object.fromEntries(written),
    name: name.trim(),
    industryId,
    sizeId,
    country,
    location,
    firstMonth,
    logo: logo?.id ?? null,
    version,
  };
}
