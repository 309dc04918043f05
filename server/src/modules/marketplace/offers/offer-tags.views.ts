import { sql } from 'kysely';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { TagUseViews } from '../../tags/tags.module.ts';

const namesShown = 20;

/** Offers with a tag, shown before the tag's deletion. */
export const offerTagViews: TagUseViews = (db, { language }) => ({
  path: 'offers',
  async names(tagId) {
    const { rows } = await sql<{ name: string }>`
    select ${translatedText('o.translations', 'title', language)} as name
    from offer_tags t join offers o on o.id = t.offer_id
    where t.tag_id = ${tagId} order by o.id limit ${namesShown}`.execute(db);
    return rows.map(({ name }) => name);
  },
});
