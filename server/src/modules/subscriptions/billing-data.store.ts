import type { Billing, BillingWrite } from '@metra/contract/billing-shapes';
import type { Language } from '@metra/contract/primitives';
import { tidyVatId } from '@metra/contract/vat-id';
import type { Db, Tx } from '../../platform/database/database.ts';

export interface BillingAddress {
  name: string;
  street: string;
  additionalInfo: string | null;
  zipCode: string;
  city: string;
  country: string;
}

/** Whom an invoice is made out to. */
export interface Customer extends BillingAddress {
  vatId: string | null;
  purchaseOrder: string | null;
  email: string;
}

/** As it is kept: without spaces around it, nothing where nothing was said. */
export const customerOf = (write: BillingWrite): Customer => ({
  name: write.name.trim(),
  street: write.street.trim(),
  additionalInfo: write.additionalInfo?.trim() || null,
  zipCode: write.zipCode.trim(),
  city: write.city.trim(),
  country: write.country,
  vatId: write.vatId?.trim() ? tidyVatId(write.vatId) : null,
  purchaseOrder: write.purchaseOrder?.trim() || null,
  email: write.email,
});

/** Where invoices go from now on. */
export async function writeBillingData(
  tx: Tx,
  organisationId: number,
  address: BillingAddress & Partial<Customer & { language: Language }>,
  now: Date,
): Promise<void> {
  const columns = {
    name: address.name,
    street: address.street,
    additional_info: address.additionalInfo,
    zip_code: address.zipCode,
    city: address.city,
    country: address.country,
    ...(address.email !== undefined && {
      email: address.email,
      vat_id: address.vatId ?? null,
      purchase_order: address.purchaseOrder ?? null,
    }),
    ...(address.language && { language: address.language }),
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

/** What the form for invoices begins with: what was last written, or at least the name of the organisation. */
export async function readBilling(db: Db, organisationId: number): Promise<Billing> {
  return db
    .selectFrom('organisations as o')
    .leftJoin('billing_data as b', 'b.organisation_id', 'o.id')
    .select((row) => [
      row.fn.coalesce('b.name', 'o.name').as('name'),
      'b.street',
      'b.additional_info as additionalInfo',
      'b.zip_code as zipCode',
      'b.city',
      'b.country',
      'b.vat_id as vatId',
      'b.purchase_order as purchaseOrder',
      'b.email',
      'o.promotion_code as promotionCode',
      row.fn.coalesce('b.version', row.lit(0)).as('version'),
    ])
    .where('o.id', '=', organisationId)
    .executeTakeFirstOrThrow();
}

export interface InvoiceRecipient {
  customer: Customer;
  language: Language;
}

/** Undefined while something an invoice needs was never said. */
export async function readCustomer(db: Db, organisationId: number): Promise<InvoiceRecipient | undefined> {
  const row = await db
    .selectFrom('billing_data')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (!row || row.email === null) return undefined;
  return {
    language: row.language,
    customer: {
      name: row.name,
      street: row.street,
      additionalInfo: row.additional_info,
      zipCode: row.zip_code,
      city: row.city,
      country: row.country,
      vatId: row.vat_id,
      purchaseOrder: row.purchase_order,
      email: row.email,
    },
  };
}
