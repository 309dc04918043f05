import type { Partnership } from '@metra/contract/operations/organisations';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import {
  type OrganisationColumns,
  organisationColumns,
  organisationOf,
} from '../../organisations/organisations.module.ts';
import type { LinkTo } from '../../resources/resources.module.ts';

interface Row extends OrganisationColumns, Pick<Partnership, 'direction' | 'state'> {
  offer: Partnership['offer'];
  invited_at: Date;
  answered_at: Date | null;
}

/** Partnerships of an organisation's offers. */
export const partnershipViews = (
  db: Db,
  { organisationId, language, linkTo }: Pick<Reader, 'organisationId' | 'language'> & { linkTo: LinkTo },
) => {
  const text = (field: string) => translatedText('f.translations', field, language);
  const columns = sql`p.state, p.invited_at, p.answered_at,
    jsonb_build_object('id', f.id, 'title', ${text('title')}, 'summary', ${text('summary')},
      'isPublic', exists (select from offer_search s where s.offer_id = f.id)) as offer, ${organisationColumns}`;
  return {
    /** Unanswered invitations come first, then the latest. */
    async all(): Promise<Partnership[]> {
      const { rows } = await sql<Row>`
        (select 'RECEIVED' as direction, ${columns} from offer_partners p join offers f on f.id = p.offer_id
          join organisations_directory o on o.id = f.organisation_id
          where p.organisation_id = ${organisationId} and f.state <> 'ARCHIVED')
        union all
        (select 'SENT', ${columns} from offers f join offer_partners p on p.offer_id = f.id
          join organisations_directory o on o.id = p.organisation_id
          where f.organisation_id = ${organisationId})
        order by state desc, invited_at desc limit 500`.execute(db);
      return rows.map((row) => ({
        offer: row.offer,
        organisation: organisationOf(row, linkTo),
        direction: row.direction,
        state: row.state,
        invitedAt: row.invited_at.toISOString(),
        answeredAt: row.answered_at?.toISOString() ?? null,
      }));
    },
  };
};
