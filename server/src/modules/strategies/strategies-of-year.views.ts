import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/http/reader.ts';

export interface StrategyOfYear {
  id: number;
  name: string;
  state: 'ACTIVE' | 'FINISHED';
  activated_on: string;
  finished_on: string | null;
}

export const strategyYearViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  /** Strategies that were active between two days, the latest first. */
  async ofYear({
    timeZone,
    start,
    end,
  }: {
    timeZone: string;
    start: string;
    end: string;
  }): Promise<StrategyOfYear[]> {
    const day = (moment: 'activated_at' | 'finished_at') =>
      sql<string>`(${sql.ref(`s.${moment}`)} at time zone ${timeZone})::date`;
    const { rows } = await sql<StrategyOfYear>`
    select s.id, s.name, s.state, ${day('activated_at')}::text as activated_on, ${day('finished_at')}::text as finished_on
    from strategies s
    where s.organisation_id = ${organisationId} and s.state <> 'DRAFT' and ${day('activated_at')} <= ${end}
      and (s.finished_at is null or ${day('finished_at')} >= ${start})
    order by s.activated_at desc, s.id desc limit 51`.execute(db);
    return rows;
  },

  /** The day on which an organisation's first strategy started. */
  async firstDay(timeZone: string): Promise<string | null> {
    const { rows } = await sql<{ first: string | null }>`
    select (min(s.activated_at) at time zone ${timeZone})::date::text as first
    from strategies s where s.organisation_id = ${organisationId}`.execute(db);
    return rows[0]?.first ?? null;
  },
});
