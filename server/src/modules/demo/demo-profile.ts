import type { Tx } from '../../platform/database/database.ts';
import { writeCompanyProfile } from '../organisations/organisations.module.ts';
import type { DemoCompany } from './demo-data.ts';

export async function writeDemoProfile(
  tx: Tx,
  organisationId: number,
  { industry, size, location, description, name, email, website }: DemoCompany,
  now: Date,
): Promise<void> {
  const { street, zipCode, city, country, lat, lon } = location;
  const changes = {
    name,
    street,
    zipCode,
    city,
    country,
    location: { label: `${street}, ${zipCode} ${city}`, latitude: lat, longitude: lon },
    industryId: await idOf(tx, 'industries', industry),
    sizeId: await idOf(tx, 'sizes', size),
    email,
    website,
    description: description.de,
  };
  await writeCompanyProfile(tx, organisationId, changes, { now });
}

async function idOf(tx: Tx, list: 'industries' | 'sizes', slug: string): Promise<number> {
  const { id } = await tx.selectFrom(list).select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  return id;
}
