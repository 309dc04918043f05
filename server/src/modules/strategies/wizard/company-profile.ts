import type { WizardFinish } from '@metra/contract/shapes/wizard-shapes';
import { DomainError } from '../../../platform/http/domain-error.ts';

/** Where the wizard's payload has what the profile calls by another name. */
const pathInWizard: Record<string, string> = {
  industryId: 'industry',
  sizeId: 'category',
  country: 'billingData/country',
};

/** The profile of the organisation, from what the wizard asked. */
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

/** Says of a refused profile where in the wizard's payload it is wrong. */
export function throwWithWizardPaths(error: unknown): never {
  if (!(error instanceof DomainError) || !error.fields) throw error;
  throw new DomainError(error.key, {
    cause: error,
    fields: error.fields.map(({ path, key }) => ({ path: pathInWizard[path] ?? path, key })),
  });
}
