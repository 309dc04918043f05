import type { Tx } from '../../platform/database/database.ts';

export interface BillingAddress {
  name: string;
  street: string;
  additionalInfo: string | null;
  zipCode: string;
  city: string;
  country: string;
}

/** Where invoices go from now on. */
export async function writeBillingData(
  tx: Tx,
  organisationId: number,
  address: BillingAddress,
  now: Date,
): Promise<void> {
  const columns = {
    name: address.name,
    street: address.street,
    additional_info: address.additionalInfo,
    zip_code: address.zipCode,
    city: address.city,
    country: address.country,
    updated_at: now,
  };
  await tx
    .insertInto('billing_data')
    .values({ organisation_id: organisationId, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('organisation_id')
        .doUpdateSet((row) => ({ ...columns, version: row('billing_data.version', '+', 1) })),
    )
    .execute();
}
