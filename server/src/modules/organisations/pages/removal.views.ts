import type { OrganisationRemoval } from '@metra/contract/operations/organisations';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';

type Counts = Pick<OrganisationRemoval, 'people' | 'projects' | 'goals' | 'kpiRecords' | 'files'>;

export const removalViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  /** The number of records that are deleted with an organisation, except those on the marketplace. */
  async counts(): Promise<Counts> {
    const own = sql`organisation_id = ${organisationId}`;
    const { rows } = await sql<Counts>`
    select
      (select count(*) from accounts_people where ${own} and status <> 'DELETED') as people,
      (select count(*) from projects_participants where ${own}) as projects,
      (select count(*) from tracking_goals where ${own}) as goals,
      (select count(*) from kpis_values where ${own}) as "kpiRecords",
      (select count(*) from resources_files where ${own} and deleted_at is null) as files`.execute(db);
    const [counted] = rows;
    if (!counted) throw new Error('Nothing was counted');
    return counted;
  },
});
