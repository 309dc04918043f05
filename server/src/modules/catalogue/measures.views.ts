import type { Query } from '@metra/contract/core/operation';
import type { Language, Page, Sector } from '@metra/contract/core/primitives';
import type { Measure, measures } from '@metra/contract/operations/measures';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { listPage, type Sorting } from '../../platform/database/list-page.ts';
import { inAlphabeticalOrder, translatedText } from '../../platform/database/translated-text.ts';
import { textsIn } from '../../platform/translations.ts';
import type { Phrase } from '../search-words/search-words.module.ts';
import { matches, relevance } from './catalogue-search.views.ts';
import { measurePictureAddress } from './pictures.ts';

type ListQuery = Query<typeof measures.list>;
type MeasureTexts = Pick<Measure, 'name' | 'description' | 'costHint' | 'firstSteps'>;

interface Row {
  id: number;
  slug: string;
  sector: Sector;
  translations: unknown;
  effort: Measure['effort'];
  impact: Measure['impact'];
  tag_slugs: string[];
  active: boolean;
  is_own: boolean;
  version: number;
  landing_page_id: number | null;
  page_is_public: boolean;
  goal_id: number;
  goal_slug: string;
  goal_translations: unknown;
}

export interface MeasureReader {
  language: Language;
  organisationId: number;
  /** Editors read all languages and hidden measures. */
  isEditor: boolean;
}

const measureSelect = sql`
  select m.id, m.slug, m.sector, m.translations, m.effort, m.impact, m.active, m.version,
    array(select t.slug from measure_tags mt join tags_directory t on t.id = mt.tag_id
      where mt.measure_id = m.id order by mt.position, mt.tag_id) as tag_slugs,
    m.landing_page_id, exists (
      select from content_pages p where p.id = m.landing_page_id and p.is_public) as page_is_public,
    m.organisation_id is not null as is_own,
    g.id as goal_id, g.slug as goal_slug, g.translations as goal_translations
  from measures m join goals g on g.id = m.goal_id`;

/** A measure belongs to the catalogue or to the reader's own organisation. */
export const isSeenBy = (organisationId: number) =>
  sql`(m.organisation_id is null or m.organisation_id = ${organisationId})`;

export const measureViews = (db: Db, { language, organisationId, isEditor }: MeasureReader) => {
  const viewOf = (row: Row): Measure => ({
    id: row.id,
    slug: row.slug,
    ...textsOf(row.translations, language),
    image: measurePictureAddress(row.slug, row.goal_slug, row.sector),
    sector: row.sector,
    goal: {
      id: row.goal_id,
      slug: row.goal_slug,
      name: textsIn<MeasureTexts>(row.goal_translations, language).name,
    },
    effort: row.effort,
    impact: row.impact,
    // An editor who saves the measure must not lose a link to a page that is not published yet.
    landingPageId: isEditor || row.page_is_public ? row.landing_page_id : null,
    tags: row.tag_slugs,
    active: row.active,
    own: row.is_own,
    ...(isEditor &&
      !row.is_own && { translations: row.translations as NonNullable<Measure['translations']> }),
    version: row.version,
  });

  return {
    async one(id: number): Promise<Measure | undefined> {
      const { rows } =
        await sql<Row>`${measureSelect} where m.id = ${id} and ${isSeenBy(organisationId)}`.execute(db);
      return rows[0] && viewOf(rows[0]);
    },

    /** `phrases` are the words of the query with their synonyms. */
    async list(asked: ListQuery, phrases: readonly Phrase[]): Promise<Page<Measure>> {
      const filters = filtersOf(asked, phrases, isEditor);
      const where = sql.join([isSeenBy(organisationId), ...filters], sql` and `);
      const page = await listPage(db, {
        rows: sql<Row>`${measureSelect} where ${where}`,
        count: sql`from measures m join goals g on g.id = m.goal_id where ${where}`,
        sort: sorting(asked, language),
        asked,
      });
      return { ...page, items: page.items.map(viewOf) };
    },
  };
};

function textsOf(translations: unknown, language: Language): MeasureTexts {
  const { name, description, costHint, firstSteps } = textsIn<MeasureTexts>(translations, language);
  return { name, description, costHint, firstSteps };
}

/** A measure is offered while both it and its goal are active. */
const isOffered = sql`m.active and g.active`;

function filtersOf(asked: ListQuery, phrases: readonly Phrase[], isEditor: boolean): RawBuilder<unknown>[] {
  const { query, goalId, sector, own, tags = [], active = true } = asked;
  // Editors see measures that were removed from the catalogue. Members see their own deleted ones, which they can
  // restore.
  const isHidden = isEditor
    ? sql`not (${isOffered})`
    : sql`m.organisation_id is not null and not (${isOffered})`;
  return [
    active ? isOffered : isHidden,
    ...(own === undefined ? [] : [own ? sql`m.organisation_id is not null` : sql`m.organisation_id is null`]),
    ...(query?.trim() ? [matches('m.translations', query, phrases)] : []),
    ...(goalId ? [sql`m.goal_id = ${goalId}`] : []),
    ...(sector ? [sql`m.sector = ${sector}`] : []),
    ...(tags.length > 0 ? tagFilters(tags, asked) : []),
  ];
}

function tagFilters(
  tags: readonly string[],
  { containsAllTags, includeParentTags }: ListQuery,
): RawBuilder<unknown>[] {
  const wanted = containsAllTags ? tags.map((tag) => [tag]) : [tags];
  const meant = includeParentTags ? sql`t.path || t.id` : sql`array[t.id]`;
  return wanted.map(
    (slugs) => sql`m.id in (
      select mt.measure_id from measure_tags mt where mt.tag_id in (
        select unnest(${meant}) from tags_directory t where t.slug = any(${slugs}::text[])))`,
  );
}

const levels = sql`array['LOW', 'MEDIUM', 'HIGH']`;
const cataloguePlace = sql`array_position(array['e', 's', 'g'], m.sector), g.position, g.id,
  m.organisation_id is not null, m.position`;

/** The default order is the catalogue's. A search puts the best match first. */
const sorting = ({ query }: ListQuery, language: Language): Sorting<ListQuery> => ({
  columns: {
    name: inAlphabeticalOrder(translatedText('m.translations', 'name', language)),
    effort: sql`array_position(${levels}, m.effort)`,
    impact: sql`array_position(${levels}, m.impact)`,
    position: sql`m.position`,
  },
  byDefault: query?.trim()
    ? sql`${relevance('m.translations', query)} desc, ${cataloguePlace}`
    : cataloguePlace,
  id: sql`m.id`,
});
