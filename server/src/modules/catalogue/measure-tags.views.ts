import { translatedText } from '../../platform/database/translated-text.ts';
import type { TagUseViews } from '../tags/tags.module.ts';

/** A refusal names at most this many. */
const mostNamed = 20;

export const measureTagViews: TagUseViews = (db, { language }) => ({
  path: 'measures',
  async names(tagId) {
    const rows = await db
      .selectFrom('measure_tags as mt')
      .innerJoin('measures as m', 'm.id', 'mt.measure_id')
      .select(translatedText('m.translations', 'name', language).as('name'))
      .where('mt.tag_id', '=', tagId)
      .orderBy('m.position')
      .orderBy('m.id')
      .limit(mostNamed)
      .execute();
    return rows.map(({ name }) => name);
  },
});
