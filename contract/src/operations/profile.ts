import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { operation } from '../core/operation.ts';
import { Id, isEmail, notBlank, optionalText, text, Version } from '../core/primitives.ts';
import { webAddressOf } from '../core/web-address.ts';
import { Country, FirstMonth, Location, LocationWrite } from '../shapes/company-shapes.ts';

export const CompanyProfile = z.object({
  name: text(200),
  street: text(200).nullable(),
  additionalInfo: text(200).nullable(),
  zipCode: text(20).nullable(),
  city: text(200).nullable(),
  country: Country.nullable(),
  location: Location.nullable(),
  industry: z.object({ id: Id, name: text(200) }).nullable(),
  size: z.object({ id: Id, name: text(100) }).nullable(),
  logo: z.object({ id: Id, url: text(500) }).nullable(),
  website: text(2000).nullable(),
  email: text(254).nullable(),
  phone: text(50).nullable(),
  description: text(5000).nullable(),
  firstMonth: FirstMonth,
  version: Version,
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

/** The website is shown as a link, so only web addresses are allowed. */
const Website = optionalText(2000).refine(
  (value) => !value?.trim() || webAddressOf(value) !== null,
  rule('format'),
);
const ContactEmail = optionalText(254).refine(
  (value) => !value?.trim() || isEmail(value.trim()),
  rule('email'),
);

export const CompanyProfileWrite = z.strictObject({
  name: notBlank(200),
  street: optionalText(200),
  additionalInfo: optionalText(200),
  zipCode: optionalText(20),
  city: optionalText(200),
  country: Country.nullable().optional(),
  location: LocationWrite.nullable().optional(),
  industryId: Id.nullable().optional(),
  sizeId: Id.nullable().optional(),
  logo: Id.nullable().optional(),
  website: Website,
  email: ContactEmail,
  phone: optionalText(50),
  description: optionalText(5000),
  firstMonth: FirstMonth.optional(),
  version: Version,
});
export type CompanyProfileWrite = z.infer<typeof CompanyProfileWrite>;

export const profile = {
  read: operation({
    method: 'GET',
    path: '/my/metra-lite/profile',
    access: 'member',
    summary: 'Profile of the own organisation',
    response: CompanyProfile,
  }),
  update: operation({
    method: 'PUT',
    path: '/my/metra-lite/profile',
    access: 'member',
    summary: 'Change the profile of the own organisation',
    body: CompanyProfileWrite,
    response: CompanyProfile,
    errors: ['conflict.version', 'not_found.resource', 'resource.type_refused'],
  }),
};
