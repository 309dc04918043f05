import type { CompanyInfo } from '../wizard-values.ts';

export type CompanyFields = Omit<CompanyInfo, 'location' | 'logo'>;

/** The form starts with the most frequent country and the name given at registration. */
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

/** Merges the present input, complete or not, into the company's data. */
export function withFields(company: CompanyInfo, { additionalInfo, ...fields }: FormValues): CompanyInfo {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...company, additionalInfo: additionalInfo ?? '', ...Object.fromEntries(given) };
}

const REQUIRED = ['name', 'industry', 'size', 'address', 'zipCode', 'city', 'country'] as const;

/**
 * Returns whether all required fields have a value. The fields and the server check the values themselves.
 */
export const isComplete = (company: CompanyInfo): boolean =>
  REQUIRED.every((field) => String(company[field] ?? '').trim() !== '');
