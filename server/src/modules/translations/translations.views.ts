import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type {
  TranslatedKind,
  TranslationGap,
  translationsAdmin,
} from '@metra/contract/operations/translations-admin';
import { TranslatedKind as kinds } from '@metra/contract/operations/translations-admin';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/list-page.ts';
import { translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';

type GapsQuery = Query<typeof translationsAdmin.gaps>;

/** Each module provides a view of its translated content. */
const viewOf: Readonly<Record<TranslatedKind, string>> = {
  GOAL: 'catalogue_texts',
  MEASURE: 'catalogue_texts',
  INDUSTRY: 'catalogue_texts',
  SIZE: 'catalogue_texts',
  MOTIVATION: 'catalogue_texts',
  OFFER_TYPE: 'catalogue_texts',
  ORGANISATION_TYPE: 'catalogue_texts',
  KPI: 'kpis_texts',
  CATEGORY: 'kpis_texts',
  FACTOR: 'kpis_texts',
  TAG: 'tags_texts',
  TAG_TYPE: 'tags_texts',
  QUESTIONNAIRE: 'questionnaires_texts',
  LANDING_PAGE: 'content_texts',
  LEGAL: 'content_texts',
  HOME: 'content_texts',
  PROJECT: 'projects_texts',
};

interface GapRow {
  id: number;
  slug: string | null;
  name: string | null;
  lacks: Language[];
  outdated: Language | null;
  changed_at: Date | null;
}

const textsOf = (kind: TranslatedKind) => sql`${sql.table(viewOf[kind])} t
  left join translation_checks c on c.kind = t.kind and c.subject_id = t.id`;

const isMissing = sql`cardinality(t.lacks) > 0`;
/**
 * True if one language was changed after the other and nobody has confirmed it since. Missing texts are not outdated.
 */
const isOutdated = sql`(cardinality(t.lacks) = 0 and t.de_changed_at is distinct from t.en_changed_at
  and greatest(t.de_changed_at, t.en_changed_at) > coalesce(c.at, '-infinity'))`;
const outdatedLanguage = sql`case when ${isOutdated} then
  case when coalesce(t.de_changed_at, '-infinity') > coalesce(t.en_changed_at, '-infinity') then 'en' else 'de' end end`;

export const translationViews = (db: Db, { language }: Pick<Reader, 'language'>) => ({
  /** Kinds in the order in which people meet them. */
  async counts(): Promise<{ kind: TranslatedKind; total: number; missing: number; outdated: number }[]> {
    const each = kinds.options.map(
      (kind) => sql`
        select ${kind}::text as kind, count(*) as total, count(*) filter (where ${isMissing}) as missing,
          count(*) filter (where ${isOutdated}) as outdated
        from ${textsOf(kind)} where t.kind = ${kind}`,
    );
    const { rows } = await sql<{ kind: TranslatedKind; total: number; missing: number; outdated: number }>`
      ${sql.join(each, sql` union all `)}`.execute(db);
    return rows;
  },

  async gaps(kind: TranslatedKind, asked: GapsQuery): Promise<Page<TranslationGap>> {
    const { problem } = asked;
    const wanted = { MISSING: isMissing, OUTDATED: isOutdated };
    const where = sql`t.kind = ${kind} and ${problem ? wanted[problem] : sql`(${isMissing} or ${isOutdated})`}`;
    const page = await listPage(db, {
      rows: sql<GapRow>`
        select t.id, t.slug, ${translatedText('t.translations', 'name', language)} as name, t.lacks,
          ${outdatedLanguage} as outdated, greatest(t.de_changed_at, t.en_changed_at) as changed_at
        from ${textsOf(kind)} where ${where}`,
      count: sql`from ${textsOf(kind)} where ${where}`,
      sort: { columns: {}, byDefault: sql`t.id`, id: sql`t.id` },
      asked: { page: asked.page, pageSize: asked.pageSize },
    });
    return {
      ...page,
      items: page.items.map((row) => ({
        id: row.id,
        kind,
        slug: row.slug,
        name: row.name ?? '',
        problem: row.lacks.length > 0 ? 'MISSING' : 'OUTDATED',
        language: row.lacks[0] ?? row.outdated ?? 'en',
        changedAt: row.changed_at?.toISOString() ?? null,
      })),
    };
  },

  async has(kind: TranslatedKind, id: number): Promise<boolean> {
    const { rows } = await sql`
      select from ${sql.table(viewOf[kind])} t where t.kind = ${kind} and t.id = ${id}`.execute(db);
    return rows.length > 0;
  },
});
