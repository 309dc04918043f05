import type { WizardFinish } from '@metra/contract/shapes/wizard-shapes';
import { DomainError } from '../../../platform/http/domain-error.ts';

/** Fields whose names differ between the wizard and the profile. */
const pathInWizard: Record<string, string> = {
  industryId: 'industry',
  sizeId: 'category',
  country: 'billingData/country',
};

/** Converts the wizard's answers to the organisation's profile. */
export function companyProfileOf({
  name,
  address,
  billingData,
  category,
  industry,
  location,
  logo,
}: WizardFinish) {
  const { additionalInfo, zipCode, city, country } = billingData;
  return {
    name,
    street: address,
    additionalInfo: additionalInfo ?? null,
    zipCode,
    city,
    country,
    industryId: industry,
    sizeId: category,
    location,
    logo,
  };
}

/** Translates the paths of profile errors to those of the wizard's payload. */
export function throwWithWizardPaths(error: unknown): never {
  if (!(error instanceof DomainError) || !error.fields) throw error;
  throw new DomainError(error.key, {
    cause: error,
    fields: error.fields.map(({ path, key }) => ({ path: pathInWizard[path] ?? path, key })),
  });
}
