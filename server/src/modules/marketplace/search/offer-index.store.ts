import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { foldText, indexedText, joinedIn, wordsIn } from './fold-text.ts';

/** Increase this number when offers are indexed differently; a job then indexes all of them again. */
const indexVersion = 1;

/** The indexed length of a text; the rest is not searched. */
const longestText = 20_000;

interface Texts {
  title?: string;
  summary?: string;
  description?: string;
}

interface Source {
  id: number;
  organisation_id: number;
  organisation_name: string;
  translations: { de: Texts; en?: Texts };
  location_label: string | null;
  categories: { slug: string; translations: Names }[] | null;
  offer_type: string;
  offer_type_translations: Names | null;
  tags: { slug: string; translations: Names }[] | null;
  tags_and_above: string[];
  remote: boolean;
  latitude: number | null;
  longitude: number | null;
  published_on: number;
}

interface Names {
  de: { name: string };
  en?: { name: string };
}

/** Keeps the search index consistent with the public offers. */
export const offerIndexStore = (tx: Tx) => ({
  refresh: (ids: readonly number[]): Promise<void> => refresh(tx, ids),

  /** Updates the index after an organisation's name or visibility has changed. */
  async refreshOrganisation(organisationId: number): Promise<void> {
    const offers = await tx
      .selectFrom('offers')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('state', '=', 'PUBLISHED')
      .execute();
    await refresh(
      tx,
      offers.map(({ id }) => id),
    );
  },

  /** The next offers with an outdated index entry or without one. */
  async outdated(limit: number): Promise<{ id: number; organisationId: number }[]> {
    const { rows } = await sql<{ id: number; organisationId: number }>`
      select o.id, o.organisation_id as "organisationId" from offers o
      join organisations_public p on p.id = o.organisation_id
      left join offer_search s on s.offer_id = o.id
      where o.state = 'PUBLISHED' and o.taken_down_at is null and s.index_version is distinct from ${indexVersion}
      order by o.id limit ${limit}`.execute(tx);
    return rows;
  },
});

async function refresh(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const sources = await publicOffers(tx, ids);
  const left = new Set(sources.map(({ id }) => id));
  await tx
    .deleteFrom('offer_search')
    .where(sql<boolean>`offer_id = any(${ids.filter((id) => !left.has(id))}::bigint[])`)
    .execute();
  for (const source of sources) {
    const isNew = await write(tx, source);
    await addWords(tx, source, isNew);
  }
}

async function publicOffers(tx: Tx, ids: readonly number[]): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select o.id, o.organisation_id, p.name as organisation_name, o.translations, o.location_label, o.offer_type, o.remote,
      o.latitude, o.longitude, floor(extract(epoch from o.published_at) / 86400)::integer as published_on,
      (select jsonb_agg(jsonb_build_object('slug', c.slug, 'translations', c.translations) order by oc.position)
        from offer_categories oc join kpis_categories c on c.id = oc.category_id where oc.offer_id = o.id) as categories,
      (select t.translations from catalogue_offer_types t where t.slug = o.offer_type) as offer_type_translations,
      (select jsonb_agg(jsonb_build_object('slug', t.slug, 'translations', t.translations) order by t.id)
        from offer_tags ot join tags_directory t on t.id = ot.tag_id where ot.offer_id = o.id) as tags,
      array(
        with recursive above as (
          select t.id, t.slug, t.parent_id from offer_tags ot join tags_directory t on t.id = ot.tag_id where ot.offer_id = o.id
          union
          select p.id, p.slug, p.parent_id from above join tags_directory p on p.id = above.parent_id
        ) select slug from above order by slug
      ) as tags_and_above
    from offers o join organisations_public p on p.id = o.organisation_id
    where o.state = 'PUBLISHED' and o.taken_down_at is null and o.id = any(${[...ids]}::bigint[])
    order by o.id`.execute(tx);
  return rows;
}

const cut = (text: string) => text.slice(0, longestText);

/** Titles count most, then the summary, then categories and tags, then the other texts. */
function textsOf(source: Source, language: 'de' | 'en') {
  const texts = source.translations[language] ?? {};
  const filed = [
    ...(source.categories ?? []).map(({ translations }) => translations),
    ...(source.tags ?? []).map(({ translations }) => translations),
    ...(source.offer_type_translations ? [source.offer_type_translations] : []),
  ];
  const names = filed.flatMap((translations) => translations[language]?.name ?? []);
  return {
    a: cut(texts.title ?? ''),
    b: cut(texts.summary ?? ''),
    c: cut([...names, source.organisation_name, source.location_label ?? ''].join(' . ')),
    d: cut(texts.description ?? ''),
  };
}

const weighted = (config: 'german' | 'english', { a, b, c, d }: ReturnType<typeof textsOf>) => {
  const part = (text: string, weight: string) =>
    sql`setweight(to_tsvector(${config}::regconfig, ${indexedText(text)}), ${weight}::"char")`;
  return sql`${part(a, 'A')} || ${part(b, 'B')} || ${part(c, 'C')} || ${part(d, 'D')}`;
};

/** True if the offer was not in the index before. */
async function write(tx: Tx, source: Source): Promise<boolean> {
  const words = sql<string>`${weighted('german', textsOf(source, 'de'))} || ${weighted('english', textsOf(source, 'en'))}`;
  const row = {
    organisation_id: source.organisation_id,
    words,
    categories: (source.categories ?? []).map(({ slug }) => slug),
    offer_type: source.offer_type,
    tags: (source.tags ?? []).map(({ slug }) => slug),
    tags_and_above: source.tags_and_above ?? [],
    remote: source.remote,
    position: sql<string>`sphere_point(${source.latitude}::float8, ${source.longitude}::float8)`,
    published_on: source.published_on,
    german_title: foldText(source.translations.de.title ?? ''),
    english_title: foldText(source.translations.en?.title ?? ''),
    index_version: indexVersion,
  };
  const written = await tx
    .insertInto('offer_search')
    .values({ offer_id: source.id, ...row })
    .onConflict((conflict) => conflict.column('offer_id').doUpdateSet(row))
    // In PostgreSQL `xmax` is zero for a new row.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  return written.is_new;
}

/** The words are sorted, so that two transactions with the same words cannot deadlock. */
async function addWords(tx: Tx, source: Source, isNew: boolean): Promise<void> {
  const found = new Map<string, string>();
  for (const language of ['de', 'en'] as const)
    for (const text of Object.values(textsOf(source, language)))
      for (const { word, shown } of [...wordsIn(text), ...joinedIn(text)])
        if (word.length >= 2 && !found.has(word)) found.set(word, shown.slice(0, 60));
  const words = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  await sql`
    insert into offer_words as known (word, shown)
    select word, shown from unnest(${words.map(([word]) => word)}::text[], ${words.map(([, shown]) => shown)}::text[])
      as new (word, shown)
    on conflict (word) ${isNew ? sql`do update set uses = known.uses + 1` : sql`do nothing`}`.execute(tx);
}

/** Removes words without offers from the next part of the list, and returns the last word that was checked. */
export async function tidyWords(tx: Tx, after: string, limit: number): Promise<string | undefined> {
  const { rows } = await sql<{ word: string }>`
    select word from offer_words where word > ${after} order by word limit ${limit}`.execute(tx);
  const words = rows.map(({ word }) => word);
  await sql`
    delete from offer_words w where w.word = any(${words}::text[])
      and not exists (select from offer_search s where s.words @@ offer_query('''' || w.word || ''''))`.execute(
    tx,
  );
  return words.at(-1);
}
