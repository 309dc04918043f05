import type { Language, TeamRole } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/http/reader.ts';

export interface Person {
  id: number;
  email: string;
  name: string;
  language: Language;
  teamRole: TeamRole;
}

const most = 100;

export const peopleViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  /** People who are notified about their organisation: those who can act, owners first. */
  async toTell(): Promise<Person[]> {
    const { rows } = await sql<Person>`
    select p.id, p.email, coalesce(p.name, '') as name, p.language, p.team_role as "teamRole" from accounts_people p
    where p.organisation_id = ${organisationId} and p.status = 'ACTIVE' and p.email is not null
      and p.team_role <> 'READER'
    order by p.team_role <> 'OWNER', p.id limit ${most}`.execute(db);
    return rows;
  },
});
