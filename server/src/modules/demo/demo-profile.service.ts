import type { Tx } from '../../platform/database/database.ts';
import { writeCompanyProfile } from '../organisations/organisations.module.ts';
import type { DemoCompany } from './demo-data.ts';
import type { CatalogueIds } from './demo-ids.views.ts';

export async function writeDemoProfile(
  tx: Tx,
  organisationId: number,
  { industry, size, location, description, name, email, website }: DemoCompany,
  { ids, now }: { ids: CatalogueIds; now: Date },
): Promise<void> {
  const { street, zipCode, city, country, lat, lon } = location;
  const changes = {
    name,
    street,
    zipCode,
    city,
    country,
    location: { label: `${street}, ${zipCode} ${city}`, latitude: lat, longitude: lon },
    industryId: ids.industry(industry),
    sizeId: ids.size(size),
    email,
    website,
    description: description.de,
  };
  await writeCompanyProfile(tx, organisationId, changes, { now });
}
