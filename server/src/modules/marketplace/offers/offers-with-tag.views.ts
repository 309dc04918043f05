import type { Language } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';

const namesShown = 20;

/** Offers with a tag, shown before the tag's deletion. */
export async function offersWithTag(db: Db, tagId: number, language: Language) {
  const { rows } = await sql<{ name: string }>`
    select ${translatedText('o.translations', 'title', language)} as name
    from offer_tags t join offers o on o.id = t.offer_id
    where t.tag_id = ${tagId} order by o.id limit ${namesShown}`.execute(db);
  return { path: 'offers', names: rows.map(({ name }) => name) };
}
