import type { FilterCount, OfferCategory } from '@metra/contract/offer-shapes';
import type { Language } from '@metra/contract/primitives';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';

type Named = Omit<FilterCount, 'count'>;

/** What offers can be filtered by, in the operator's order. */
export interface Labels {
  categories: OfferCategory[];
  offerTypes: Named[];
  tags: (Named & { parent: string | null })[];
  /** All tags above one. */
  tagsAbove(slug: string): string[];
}

export async function labelsIn(db: Db, language: Language): Promise<Labels> {
  const name = (table: string) => translatedText(`${table}.translations`, 'name', language);
  const [categories, offerTypes, tags] = await Promise.all([
    sql<OfferCategory>`select c.slug, ${name('c')} as name, c.sector from kpis_categories c where c.active
      order by c.position, c.id`.execute(db),
    sql<Named>`select t.slug, ${name('t')} as name from catalogue_offer_types t order by t.position, t.id`.execute(
      db,
    ),
    sql<Named & { parent: string | null }>`
      select t.slug, ${name('t')} as name, p.slug as parent
      from tags_directory t left join tags_directory p on p.id = t.parent_id order by t.position, t.id`.execute(
      db,
    ),
  ]);
  const parents = new Map(tags.rows.map(({ slug, parent }) => [slug, parent]));
  return {
    categories: categories.rows,
    offerTypes: offerTypes.rows,
    tags: tags.rows,
    tagsAbove(slug) {
      const above: string[] = [];
      for (let next = parents.get(slug); next && !above.includes(next); next = parents.get(next))
        above.push(next);
      return above;
    },
  };
}
