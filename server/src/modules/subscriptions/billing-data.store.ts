import type { Language } from '@metra/contract/core/primitives';
import type { Billing } from '@metra/contract/shapes/billing-shapes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { BillingAddress, Customer, InvoiceRecipient } from './customer.ts';

export interface MailRecipient {
  email: string;
  language: Language;
  /** Empty for a greeting without a name. */
  name: string;
}

const mostMembers = 50;

/** The billing data of an organisation. */
export const billingDataStore = (db: Db, organisationId: number) => ({
  async write(
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
    await db
      .insertInto('billing_data')
      .values({ organisation_id: organisationId, ...columns })
      .onConflict((conflict) =>
        conflict
          .column('organisation_id')
          .doUpdateSet((row) => ({ ...columns, version: row('billing_data.version', '+', 1) })),
      )
      .execute();
  },

  /** The initial values of the form: the stored ones, or at least the organisation's name. */
  read: (): Promise<Billing> =>
    db
      .selectFrom('organisations_directory as o')
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
      .executeTakeFirstOrThrow(),

  /** Undefined while required data is missing. */
  async invoiceRecipient(): Promise<InvoiceRecipient | undefined> {
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
  },

  /** Null if no address was entered. */
  async email(): Promise<string | null> {
    const row = await db
      .selectFrom('billing_data')
      .select('email')
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst();
    return row?.email ?? null;
  },

  /** Addresses are compared as for accounts, where only A to Z ignore case. */
  async isSentTo(emailKey: string): Promise<boolean> {
    const row = await db
      .selectFrom('billing_data')
      .select('organisation_id')
      .where('organisation_id', '=', organisationId)
      .where(sql`lower(email collate "C")`, '=', emailKey)
      .executeTakeFirst();
    return row !== undefined;
  },

  async setEmail(email: string, now: Date): Promise<void> {
    await db
      .updateTable('billing_data')
      .set((row) => ({ email, updated_at: now, version: row('version', '+', 1) }))
      .where('organisation_id', '=', organisationId)
      .execute();
  },

  /** A member as recipient of a mail. */
  async person(accountId: number): Promise<MailRecipient | undefined> {
    const person = await db
      .selectFrom('accounts_people')
      .select(['email', 'language', 'name'])
      .where('organisation_id', '=', organisationId)
      .where('id', '=', accountId)
      .executeTakeFirst();
    return person?.email
      ? { email: person.email, language: person.language, name: person.name ?? '' }
      : undefined;
  },

  /** The recipient of invoices; without one, everyone who can sign in. */
  async mailRecipients(): Promise<MailRecipient[]> {
    const billing = await db
      .selectFrom('billing_data')
      .select(['email', 'language'])
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst();
    if (billing?.email) return [{ email: billing.email, language: billing.language, name: '' }];
    const members = await db
      .selectFrom('accounts_people')
      .select(['email', 'language', 'name'])
      .where('organisation_id', '=', organisationId)
      .where('status', '=', 'ACTIVE')
      .orderBy('id')
      .limit(mostMembers)
      .execute();
    return members.flatMap(({ email, language, name }) =>
      email === null ? [] : [{ email, language, name: name ?? '' }],
    );
  },
});

/** The addresses for invoices of organisations in the form that accounts compare. */
export async function billingAddresses(
  db: Db,
  organisationIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; address: string }>`
    select organisation_id as id, lower(email collate "C") as address from billing_data
    where organisation_id = any(${organisationIds}::bigint[]) and email is not null`.execute(db);
  return new Map(rows.map(({ id, address }) => [id, address]));
}
