import type { Language, Sector } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import { cachedUntilSignal } from '../../platform/cached-until-signal.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { textsIn } from '../../platform/translations.ts';
import type { TaggedGoal } from '../questionnaires/questionnaires.module.ts';
import { goalPictureAddress } from './pictures.ts';

interface Row {
  id: number;
  slug: string;
  sector: Sector;
  translations: unknown;
  /** The number of the goal's catalogue measures by tag. */
  tags: Record<string, number>;
  measures: number;
}

/** The offered goals with the tags of their measures, cached until the catalogue changes. */
export const cachedTaggedGoals = ({ database, signals }: Pick<Platform, 'database' | 'signals'>) =>
  cachedUntilSignal(signals, ['catalogue'], (language: Language) => taggedGoals(database.kysely, language));

async function taggedGoals(db: Db, language: Language): Promise<TaggedGoal[]> {
  const { rows } = await sql<Row>`
    with offered as (select id, goal_id from measures where active and organisation_id is null),
    carried as (
      select m.goal_id, t.slug, count(*) as count
      from offered m join measure_tags mt on mt.measure_id = m.id join tags_directory t on t.id = mt.tag_id
      group by m.goal_id, t.slug
    )
    select g.id, g.slug, g.sector, g.translations,
      coalesce((select jsonb_object_agg(c.slug, c.count) from carried c where c.goal_id = g.id), '{}') as tags,
      (select count(*) from offered m where m.goal_id = g.id) as measures
    from goals g where g.active order by array_position(array['e', 's', 'g'], g.sector), g.position, g.id`.execute(
    db,
  );
  return rows.map(({ id, slug, sector, translations, tags, measures }) => {
    const { name, summary } = textsIn<{ name: string; summary?: string }>(translations, language);
    return {
      id,
      slug,
      sector,
      name,
      summary: summary ?? '',
      image: goalPictureAddress(slug, sector),
      tags: new Map(Object.entries(tags).map(([tag, count]) => [tag, count / measures])),
    };
  });
}
