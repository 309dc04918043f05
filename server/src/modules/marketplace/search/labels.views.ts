import type { FilterCount, Labelled, OfferCategory } from '@metra/contract/shapes/offer-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';

type Named = Omit<FilterCount, 'count'>;

/** Filters of the offer list in the operator's order. */
export interface Labels {
  categories: OfferCategory[];
  offerTypes: Named[];
  tags: (Named & { parent: string | null })[];
  /** All ancestors of a tag. */
  tagsAbove(slug: string): string[];
}

export const labelViews = (db: Db, { language }: Pick<Reader, 'language'>) => ({
  async all(): Promise<Labels> {
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
  },

  /** A project by its name. A project without visible participants is not shown. */
  async project(slug: string): Promise<Labelled | undefined> {
    const { rows } = await sql<Labelled>`
    select d.slug, ${translatedText('d.translations', 'name', language)} as name from projects_directory d
    where d.slug = ${slug} and exists (
      select from projects_participants pp join organisations_public o on o.id = pp.organisation_id
      where pp.project_id = d.id)`.execute(db);
    return rows[0];
  },
});
