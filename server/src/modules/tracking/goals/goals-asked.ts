import type { Query } from '@metra/contract/operation';
import type { Language } from '@metra/contract/primitives';
import type { tracking } from '@metra/contract/tracking';
import { type RawBuilder, sql } from 'kysely';
import { nameIn } from '../measures/measure-rows.ts';
import { isTracked } from './goal-reader.ts';

export const bySector = sql`array_position(array['e', 's', 'g'], tg.sector)`;

/** Filters and order of the list of goals. */
export function goalsAsked(
  { page, pageSize, active, sector, sort }: Query<typeof tracking.goals>,
  language: Language,
) {
  const conditions: RawBuilder<unknown>[] = [whichOnes(active)];
  if (sector) conditions.push(sql`tg.sector = ${sector}`);
  return { page, pageSize, where: sql.join(conditions, sql` and `), orderBy: orderOf(sort, language) };
}

/** Written out, not as a parameter, so that the indexes of active and of archived goals are used. */
function whichOnes(active: boolean | undefined): RawBuilder<unknown> {
  if (active === undefined) return isTracked;
  return active ? sql`tg.active` : sql`not tg.active and tg.inactive_since is not null`;
}

function orderOf(sort: Query<typeof tracking.goals>['sort'], language: Language): RawBuilder<unknown> {
  if (!sort) return bySector;
  const columns = {
    name: sql`${nameIn('g.translations', language)} collate "de-x-icu"`,
    startedAt: sql`tg.started_at`,
    inactiveSince: sql`tg.inactive_since`,
    dueOn: sql`tg.due_on`,
  } as const;
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} nulls last`;
}
