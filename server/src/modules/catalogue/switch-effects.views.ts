import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';

interface Effect<Key extends string> {
  key: Key;
  count: number;
  names: string[];
}

/** The records that a bulk action affects beside the selected ones: their number and the first three names. */
async function effectOf<Key extends string>(
  db: Db,
  key: Key,
  touched: RawBuilder<unknown>,
): Promise<Effect<Key>[]> {
  const { rows } = await sql<{ count: number; names: string[] }>`
    with touched as (${touched})
    select count(*) as count, (array(select name from touched order by name limit 3)) as names from touched`.execute(
    db,
  );
  const [row] = rows;
  return row && row.count > 0 ? [{ key, count: row.count, names: row.names }] : [];
}

/** The consequences for organisations and measures when goals or measures become offered or hidden. */
export const switchEffectViews = (db: Db, { language }: Pick<Reader, 'language'>) => {
  const name = (translations: string) => translatedText(translations, 'name', language);
  return {
    async ofGoals(ids: readonly number[], active: boolean) {
      const goals = sql`${ids}::bigint[]`;
      const measures = sql`select ${name('m.translations')} as name from measures m
        where m.goal_id = any(${goals}) and m.organisation_id is null and m.active`;
      if (active) return effectOf(db, 'MEASURES', measures);
      return [
        ...(await effectOf(
          db,
          'ORGANISATIONS_KEEP',
          sql`select distinct o.id, o.name from tracking_goals t join organisations_directory o on o.id = t.organisation_id
            where t.goal_id = any(${goals}) and t.active`,
        )),
        ...(await effectOf(db, 'MEASURES', measures)),
        ...(await effectOf(
          db,
          'INDUSTRIES_WITHOUT',
          sql`select distinct i.id, ${name('i.translations')} as name from industry_suggested_goals s
            join industries i on i.id = s.industry_id where s.goal_id = any(${goals})`,
        )),
      ];
    },

    async ofMeasures(ids: readonly number[], active: boolean) {
      if (active) return [];
      const measures = sql`${ids}::bigint[]`;
      return [
        ...(await effectOf(
          db,
          'ORGANISATIONS_KEEP',
          sql`select distinct o.id, o.name from measures m
            join tracking_measure_uses u on u.goal_id = m.goal_id and u.measure_id = m.id
            join organisations_directory o on o.id = u.organisation_id where m.id = any(${measures})`,
        )),
        ...(await effectOf(
          db,
          'GOALS_WITHOUT',
          sql`select ${name('g.translations')} as name from goals g
            where g.active and g.id in (select goal_id from measures where id = any(${measures}))
              and not exists (select from measures m where m.goal_id = g.id and m.active and m.organisation_id is null
                and m.id <> all(${measures}))`,
        )),
      ];
    },
  };
};
