import { BillingData, WizardFinish } from '@metra/contract/wizard-shapes';
import type { CompanyInfo } from '../wizard-values.ts';

const { name, address, industry, category } = WizardFinish.shape;

/** The company profile with the contract's own rules. */
export const CompanyForm = BillingData.omit({ street: true }).extend({
  name,
  address,
  industry,
  size: category,
});

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

export const isComplete = ({ location: _location, logo: _logo, ...fields }: CompanyInfo): boolean =>
  CompanyForm.safeParse(fields).success;
