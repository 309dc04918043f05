import type { Query } from '@metra/contract/operation';
import type { Language, Page } from '@metra/contract/primitives';
import type { tracking } from '@metra/contract/tracking';
import type { TrackableMeasure } from '@metra/contract/tracking-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Reader, ReadingNeeds } from '../goals/goal-reader.ts';
import { measureView } from './measure.views.ts';
import { type MeasureRow, measureSelect } from './measure-rows.ts';

type Asked = Query<typeof tracking.measures>;

/** Measures of goals that wait in a draft are not tracked yet. */
const isTracked = sql`(m.goal_active or m.goal_inactive_since is not null)`;

/** Reads measures of the reader's organisation. */
export function measureReader(
  db: Db,
  { clock, linkTo }: ReadingNeeds,
  { organisationId, timeZone }: Reader,
  language: Language,
) {
  const measures = sql`(${measureSelect(language)}) m`;
  const ofOrganisation = sql`m.organisation_id = ${organisationId} and ${isTracked}`;
  const view = (row: MeasureRow) => measureView(row, { language, linkTo, today: clock.today(timeZone) });

  return {
    async one(id: number): Promise<TrackableMeasure> {
      const { rows } = await sql<MeasureRow>`
        select m.* from ${measures} where ${ofOrganisation} and m.id = ${id}`.execute(db);
      if (!rows[0]) throw new DomainError('not_found.measure');
      return view(rows[0]);
    },

    async list(asked: Asked): Promise<Page<TrackableMeasure>> {
      const { page, pageSize, sort } = asked;
      const where = sql`${ofOrganisation} ${sql.join(filtersOf(asked), sql` `)}`;
      const { rows } = await sql<MeasureRow>`
        select m.* from ${measures} where ${where}
        order by ${orderOf(sort)}, m.id limit ${pageSize} offset ${page * pageSize}`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*) as total from ${measures} where ${where}`.execute(db);
      return { items: rows.map(view), page, pageSize, total: counted.rows[0]?.total ?? 0 };
    },
  };
}

function filtersOf({ state, sector, goalId, trackableGoalId, active }: Asked): RawBuilder<unknown>[] {
  return [
    ...(state ? [sql`and m.state = ${state}`] : []),
    ...(sector ? [sql`and m.sector = ${sector}`] : []),
    ...(goalId ? [sql`and m.goal_id = ${goalId}`] : []),
    ...(trackableGoalId ? [sql`and m.trackable_goal_id = ${trackableGoalId}`] : []),
    ...(active === true ? [sql`and m.state = 'IN_PROGRESS' and m.goal_active`] : []),
    ...(active === false ? [sql`and not (m.state = 'IN_PROGRESS' and m.goal_active)`] : []),
  ];
}

const columns = {
  name: sql`m.name collate "de-x-icu"`,
  dueOn: sql`m.due_on`,
  updatedAt: sql`m.updated_at`,
} as const;

/** The most urgent first, unless told otherwise. */
function orderOf(sort: Asked['sort'] = 'dueOn'): RawBuilder<unknown> {
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} nulls last`;
}
