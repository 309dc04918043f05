import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { OfferContact, offerContacts } from '@metra/contract/operations/offer-contacts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';

interface Row {
  id: number;
  offer_id: number | null;
  offer_title: string;
  name: string;
  email: string;
  organisation_name: string | null;
  text: string;
  mailed_to: string;
  created_at: Date;
}

/** Messages for the organisation that received them. */
export const contactViews = (
  db: Db,
  { organisationId, forgottenAt }: Pick<Reader, 'organisationId'> & { forgottenAt: (written: Date) => Date },
) => ({
  async list(asked: Query<typeof offerContacts.list>): Promise<Page<OfferContact>> {
    const aboutOffer = asked.offerId === undefined ? sql`` : sql`and c.offer_id = ${asked.offerId}`;
    const from = sql`from offer_contacts c where c.organisation_id = ${organisationId} ${aboutOffer}`;
    const page = await listPage(db, {
      rows: sql<Row>`select c.id, c.offer_id, c.offer_title, c.name, c.email, c.organisation_name, c.text, c.mailed_to,
        c.created_at ${from}`,
      count: from,
      sort: { columns: {}, byDefault: sql`c.created_at desc, c.id desc`, id: sql`c.id` },
      asked,
    });
    const items = page.items.map(
      (row): OfferContact => ({
        id: row.id,
        offer: { id: row.offer_id, title: row.offer_title },
        name: row.name,
        email: row.email,
        organisation: row.organisation_name,
        text: row.text,
        mailedTo: row.mailed_to,
        createdAt: row.created_at.toISOString(),
        forgottenAt: forgottenAt(row.created_at).toISOString(),
      }),
    );
    return { ...page, items };
  },
});
