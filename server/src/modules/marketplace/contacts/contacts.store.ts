import type { Db, Tx } from '../../../platform/database/database.ts';

interface NewContact {
  offerId: number;
  offerTitle: string;
  name: string;
  email: string;
  organisationName: string | null;
  text: string;
  mailedTo: string;
  /** The fingerprint that identifies a repeated message. */
  said: Buffer;
}

/** Messages to one organisation. */
export const contactStore = (db: Db | Tx, organisationId: number) => ({
  async isKnown(said: Buffer): Promise<boolean> {
    const found = await db
      .selectFrom('offer_contacts')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('said', '=', said)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** False if the message exists or arrived at the same moment. */
  async add(contact: NewContact, now: Date): Promise<boolean> {
    const added = await db
      .insertInto('offer_contacts')
      .values({
        organisation_id: organisationId,
        offer_id: contact.offerId,
        offer_title: contact.offerTitle,
        name: contact.name,
        email: contact.email,
        organisation_name: contact.organisationName,
        text: contact.text,
        mailed_to: contact.mailedTo,
        said: contact.said,
        created_at: now,
      })
      .onConflict((conflict) => conflict.constraint('offer_contacts_once').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  async remove(id: number): Promise<boolean> {
    const removed = await db
      .deleteFrom('offer_contacts')
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  },
});

export async function forgetContacts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('offer_contacts').where('created_at', '<', before).execute();
}
