import type { RatingWrite } from '@metra/contract/shapes/tracking-shapes';
import type { Db } from '../../../platform/database/database.ts';

interface RatingRow {
  score: number;
  comment: string | null;
  rated_at: Date;
}

export const ratingStore = (db: Db, organisationId: number) => ({
  /** Null if the measure has no rating, and undefined if there is no such measure. */
  async read(measureId: number): Promise<RatingRow | null | undefined> {
    const row = await db
      .selectFrom('trackable_measures as tm')
      .leftJoin('measure_ratings as r', (join) =>
        join
          .onRef('r.organisation_id', '=', 'tm.organisation_id')
          .onRef('r.trackable_measure_id', '=', 'tm.id'),
      )
      .select(['r.score', 'r.comment', 'r.rated_at'])
      .where('tm.organisation_id', '=', organisationId)
      .where('tm.id', '=', measureId)
      .executeTakeFirst();
    if (!row) return undefined;
    const { score, comment, rated_at } = row;
    return score === null || rated_at === null ? null : { score, comment, rated_at };
  },

  /** A new rating replaces the previous one. */
  write(measureId: number, { score, comment }: RatingWrite, now: Date): Promise<RatingRow> {
    const rating = { score, comment: comment?.trim() || null, rated_at: now };
    return db
      .insertInto('measure_ratings')
      .values({ organisation_id: organisationId, trackable_measure_id: measureId, ...rating })
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'trackable_measure_id']).doUpdateSet(rating),
      )
      .returning(['score', 'comment', 'rated_at'])
      .executeTakeFirstOrThrow();
  },
});
