import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { lookup } from '@metra/contract/operations/lookup';
import { sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/list-page.ts';
import { translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { foldText } from './search/fold-text.ts';

interface Named {
  id: number;
  name: string;
}

/** A short list of public offers by title. */
export const offerLookupViews = (db: Db, { language }: Pick<Reader, 'language'>) => ({
  offers({ query = '', page, pageSize }: Query<typeof lookup.offers>): Promise<Page<Named>> {
    const typed = foldText(query);
    const found = sql`from offer_search s join offers f on f.id = s.offer_id
      where ${typed ? contains(sql`(s.german_title || ' ' || s.english_title)`, typed) : sql`true`}`;
    return listPage(db, {
      rows: sql<Named>`select f.id, ${translatedText('f.translations', 'title', language)} as name ${found}`,
      count: found,
      sort: { columns: {}, byDefault: sql`s.published_on desc, s.offer_id desc`, id: sql`s.offer_id` },
      asked: { page, pageSize },
    });
  },
});
