import type { MeasureWrite } from '@metra/contract/operations/measures';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/database-errors.ts';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

const columnsOf = (
  { slug, goalId, translations, effort, impact, landingPageId, active }: MeasureWrite,
  now: Date,
) => ({
  slug,
  goal_id: goalId,
  sector: sql<'e' | 's' | 'g'>`(select sector from goals where id = ${goalId})`,
  translations: JSON.stringify(translations),
  effort,
  impact,
  landing_page_id: landingPageId,
  active,
  // Seeding does not overwrite edited rows.
  edited_at: now,
});

/** These statements only change measures of the catalogue, never an organisation's own. */
export const measureStore = (tx: Tx) => ({
  async assertGoal(id: number): Promise<void> {
    orNotFound(
      await tx.selectFrom('goals').select('id').where('id', '=', id).executeTakeFirst(),
      'not_found.goal',
    );
  },

  async assertPage(id: number | null): Promise<void> {
    if (id === null) return;
    const page = await tx.selectFrom('content_pages').select('id').where('id', '=', id).executeTakeFirst();
    if (!page) throw invalid('landingPageId', 'unknown');
  },

  async create(write: MeasureWrite, now: Date): Promise<number> {
    const position = sql<number>`(
      select coalesce(max(position) + 1, 0) from measures
      where goal_id = ${write.goalId} and organisation_id is null)`;
    const { id } = await tx
      .insertInto('measures')
      .values({ ...columnsOf(write, now), position })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(explain);
    return id;
  },

  /** Tags that are available for measures. A tag that the measure already has may stay even if it no longer is. */
  async putTags(id: number, slugs: readonly string[]): Promise<void> {
    const known = await tx
      .selectFrom('tags_directory as t')
      .leftJoin('measure_tags as mt', (join) =>
        join.onRef('mt.tag_id', '=', 't.id').on('mt.measure_id', '=', id),
      )
      .select(['t.id', 't.slug'])
      .where('t.slug', 'in', [...slugs, ''])
      .where((row) =>
        row.or([row('mt.tag_id', 'is not', null), sql<boolean>`t.available_for @> array['MEASURE']`]),
      )
      .execute();
    const ids = new Map(known.map((tag) => [tag.slug, tag.id]));
    const unknown = slugs.findIndex((slug) => !ids.has(slug));
    if (unknown >= 0) throw invalid(`tags/${unknown}`, 'unknown');
    await tx.deleteFrom('measure_tags').where('measure_id', '=', id).execute();
    const wanted = [...new Set(slugs)].flatMap((slug) => ids.get(slug) ?? []);
    if (wanted.length === 0) return;
    await tx
      .insertInto('measure_tags')
      .values(wanted.map((tag_id, position) => ({ measure_id: id, tag_id, position })))
      .execute()
      .catch(explain);
  },

  async versionOf(id: number): Promise<number | undefined> {
    const row = await tx
      .selectFrom('measures')
      .select('version')
      .where('id', '=', id)
      .where('organisation_id', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return row?.version;
  },

  async update(id: number, write: MeasureWrite, now: Date): Promise<void> {
    await tx
      .updateTable('measures')
      .set((row) => ({ ...columnsOf(write, now), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .where('organisation_id', 'is', null)
      .execute()
      .catch(explain);
  },

  /** Organisations that have chosen the measure keep it. */
  async hide(id: number, now: Date): Promise<void> {
    await tx
      .updateTable('measures')
      .set((row) => ({ active: false, edited_at: now, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .where('organisation_id', 'is', null)
      .where('active', '=', true)
      .execute();
  },
});

export function explain(error: unknown): never {
  if (isUniqueViolation(error, 'measures_slug_unique')) throw new DomainError('conflict.slug');
  // The tag was deleted at the same moment.
  if (isForeignKeyViolation(error, 'measure_tags_tag_known')) throw invalid('tags', 'unknown');
  // An organisation works on the measure under its present goal.
  if (isForeignKeyViolation(error, 'trackable_measures_of_same_goal')) throw invalid('goalId', 'const');
  // The page was deleted at the same moment.
  if (isForeignKeyViolation(error, 'measures_landing_page_id_fkey'))
    throw invalid('landingPageId', 'unknown');
  throw error;
}
