import type { CompanyInfo } from '../wizard-values.ts';

export type CompanyFields = Omit<CompanyInfo, 'location' | 'logo'>;

/** What the form begins with: a country most have, and the name given at registration. */
export const beginningOf = (company: CompanyInfo, organisationName: string) => ({
  name: company.name || organisationName,
  ...(company.industry !== null && { industry: company.industry }),
  ...(company.size !== null && { size: company.size }),
  address: company.address,
  additionalInfo: company.additionalInfo,
  zipCode: company.zipCode,
  city: company.city,
  country: company.country || 'DE',
});

type FormValues = { [Field in keyof CompanyFields]?: CompanyFields[Field] | null | undefined };

/** What is typed so far, complete or not. */
export function withFields(company: CompanyInfo, { additionalInfo, ...fields }: FormValues): CompanyInfo {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...company, additionalInfo: additionalInfo ?? '', ...Object.fromEntries(given) };
}

const REQUIRED = ['name', 'industry', 'size', 'address', 'zipCode', 'city', 'country'] as const;

/** Whether nothing is left out. What is filled in was checked where it was typed, and is checked when it is sent. */
export const isComplete = (company: CompanyInfo): boolean =>
  REQUIRED.every((field) => String(company[field] ?? '').trim() !== '');
