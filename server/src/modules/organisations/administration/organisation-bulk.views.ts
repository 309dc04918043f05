import { sql } from 'kysely';
import type { BulkRow } from '../../../platform/bulk/bulk-items.ts';
import type { Db } from '../../../platform/database/database.ts';

/** The data that decides whether a bulk action applies to an organisation. */
export interface BulkOrganisation extends BulkRow {
  isDeleted: boolean;
  listed: boolean;
  /** True if the operator has hidden it; false if its own people have. */
  isUnlisted: boolean;
  tagIds: number[];
  people: number;
  publicOffers: number;
}

export const organisationBulkViews = (db: Db) => ({
  async of(ids: readonly number[]): Promise<BulkOrganisation[]> {
    const { rows } = await sql<BulkOrganisation>`
    select o.id, o.version, o.name, o.deleted_at is not null as "isDeleted", o.listed,
      o.unlisted_at is not null as "isUnlisted",
      array(select t.tag_id from organisation_tags t where t.organisation_id = o.id) as "tagIds",
      (select count(*) from accounts_people p where p.organisation_id = o.id and p.status = 'ACTIVE'
        and p.team_role <> 'READER') as people,
      (select count(*) from offers_public f where f.organisation_id = o.id) as "publicOffers"
    from organisations_administration o where o.id = any(${[...ids]}::bigint[])`.execute(db);
    return rows;
  },
});
