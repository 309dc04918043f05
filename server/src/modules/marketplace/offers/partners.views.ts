import type { OfferPartner } from '@metra/contract/shapes/offer-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  type OrganisationColumns,
  organisationColumns,
  organisationOf,
} from '../../organisations/organisations.module.ts';
import type { LinkTo } from '../../resources/resources.module.ts';

interface Row extends OrganisationColumns {
  state: OfferPartner['state'];
}

export const partnerViews = (db: Db, { linkTo }: { linkTo: LinkTo }) => ({
  /** `all` includes partners without an answer, for the organisation that has invited them. */
  async of(offerId: number, { all }: { all: boolean }): Promise<OfferPartner[]> {
    const { rows } = await sql<Row>`
      select ${organisationColumns}, p.state from offer_partners p
      join organisations_directory o on o.id = p.organisation_id
      where p.offer_id = ${offerId}
        and (${all} or (p.state = 'ACCEPTED' and exists (select from organisations_public s where s.id = o.id)))
      order by p.invited_at, o.id limit 50`.execute(db);
    return rows.map((row) => ({ ...organisationOf(row, linkTo), state: row.state }));
  },

  /** Only visible organisations can be invited. */
  async known(organisationIds: readonly number[]): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from organisations_public where id = any(${[...organisationIds]}::bigint[])`.execute(
      db,
    );
    return rows[0]?.n ?? 0;
  },

  /** The people of an organisation who are notified. */
  async peopleOf(organisationIds: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from accounts_people
      where organisation_id = any(${[...organisationIds]}::bigint[]) and status = 'ACTIVE' order by id limit 100`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  },
});
