import { webAddressOf } from '@metra/contract/core/web-address';
import type { CompanyProfileWrite } from '@metra/contract/operations/profile';
import type { Db } from '../../platform/database/database.ts';

export type ProfileChanges = Omit<CompanyProfileWrite, 'version'>;

const textOrNull = (text: string | null | undefined) =>
  text === undefined ? undefined : text?.trim() || null;

function placeOf(location: ProfileChanges['location']) {
  if (location === undefined) return {};
  if (location === null) return { location_label: null, latitude: null, longitude: null };
  const { label, latitude, longitude } = location;
  return { location_label: label.trim(), latitude, longitude };
}

/** Undefined leaves a column unchanged. */
const columnsOf = ({ location, ...write }: ProfileChanges) => ({
  name: write.name.trim(),
  street: textOrNull(write.street),
  additional_info: textOrNull(write.additionalInfo),
  zip_code: textOrNull(write.zipCode),
  city: textOrNull(write.city),
  country: write.country,
  ...placeOf(location),
  industry_id: write.industryId,
  size_id: write.sizeId,
  logo_resource_id: write.logo,
  website: write.website?.trim() ? webAddressOf(write.website) : textOrNull(write.website),
  email: textOrNull(write.email),
  phone: textOrNull(write.phone),
  description: textOrNull(write.description),
  first_month_of_business_year: write.firstMonth,
});

export const profileStore = (db: Db, organisationId: number) => ({
  /** Locks the organisation's references until the transaction ends and returns them. */
  lock: () =>
    db
      .selectFrom('organisations')
      .select(['version', 'industry_id', 'size_id', 'first_month_of_business_year'])
      .where('id', '=', organisationId)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  async write(changes: ProfileChanges, now: Date): Promise<void> {
    await db
      .updateTable('organisations')
      .set((row) => ({ ...columnsOf(changes), updated_at: now, version: row('version', '+', 1) }))
      .where('id', '=', organisationId)
      .execute();
  },

  async isIndustryOffered(id: number): Promise<boolean> {
    const found = db
      .selectFrom('catalogue_industries')
      .select('id')
      .where('id', '=', id)
      .where('active', '=', true);
    return (await found.executeTakeFirst()) !== undefined;
  },

  async isSizeOffered(id: number): Promise<boolean> {
    const found = db
      .selectFrom('catalogue_sizes')
      .select('id')
      .where('id', '=', id)
      .where('active', '=', true);
    return (await found.executeTakeFirst()) !== undefined;
  },
});
