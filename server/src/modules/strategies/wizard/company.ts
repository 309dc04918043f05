import type { WizardFinish } from '@metra/contract/my';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { writeCompanyProfile } from '../../organisations/organisations.module.ts';

/** Where the wizard's payload has what the profile calls by another name. */
const pathInWizard: Record<string, string> = {
  industryId: 'industry',
  sizeId: 'category',
  country: 'billingData/country',
};

/** The profile of the organisation, from what the wizard asked. */
export async function writeCompany(
  tx: Tx,
  organisationId: number,
  { name, address, billingData, category, industry, location, logo }: WizardFinish,
  now: Date,
): Promise<void> {
  const { additionalInfo, zipCode, city, country } = billingData;
  const changes = {
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
  await writeCompanyProfile(tx, organisationId, changes, { now }).catch(inWordsOfTheWizard);
}

function inWordsOfTheWizard(error: unknown): never {
  if (!(error instanceof DomainError) || !error.fields) throw error;
  throw new DomainError(error.key, {
    cause: error,
    fields: error.fields.map(({ path, key }) => ({ path: pathInWizard[path] ?? path, key })),
  });
}
