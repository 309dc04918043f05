import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  EditedQuestionnaire,
  QuestionnaireItem,
  questionnairesAdmin,
} from '@metra/contract/operations/questionnaires-admin';
import { sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPage, type Sorting } from '../../platform/database/list-page.ts';
import { inAlphabeticalOrder, translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';
import type { TagUseViews } from '../tags/tags.module.ts';

type ListQuery = Query<typeof questionnairesAdmin.list>;

type Dated<Item extends { createdAt: string; updatedAt: string }> = Omit<Item, 'createdAt' | 'updatedAt'> & {
  createdAt: Date;
  updatedAt: Date;
};

const dated = <Item extends { createdAt: string; updatedAt: string }>(row: Dated<Item>) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const resultCount = sql`coalesce((
  select sum(c.amount) from questionnaire_counts c where c.questionnaire_id = q.id and c.what = 'finished'), 0)::bigint`;

export const questionnaireViews = (db: Db, { language }: Pick<Reader, 'language'>) => {
  const name = translatedText('q.translations', 'name', language);
  const sort: Sorting<ListQuery> = {
    columns: {
      name: inAlphabeticalOrder(name),
      createdAt: sql`q.created_at`,
      updatedAt: sql`q.updated_at`,
    },
    byDefault: inAlphabeticalOrder(name),
    id: sql`q.id`,
  };

  return {
    async one(id: number): Promise<EditedQuestionnaire | undefined> {
      const { rows } = await sql<Dated<EditedQuestionnaire>>`
        select q.id, q.slug, q.translations, q.duration_minutes as "durationMinutes", q.bands, q.active, q.questions,
          ${resultCount} as "resultCount", q.created_at as "createdAt", q.updated_at as "updatedAt", q.version
        from questionnaires q where q.id = ${id}`.execute(db);
      return rows[0] && dated<EditedQuestionnaire>(rows[0]);
    },

    async list(asked: ListQuery): Promise<Page<QuestionnaireItem>> {
      const { query, active } = asked;
      const filters = [
        sql`true`,
        ...(query?.trim() ? [contains(sql`catalogue_names(q.translations)`, query)] : []),
        ...(active === undefined ? [] : [sql`q.active = ${active}`]),
      ];
      const where = sql.join(filters, sql` and `);
      const page = await listPage(db, {
        rows: sql<Dated<QuestionnaireItem>>`
          select q.id, q.slug, ${name} as name, q.active, jsonb_array_length(q.questions) as "questionCount",
            ${resultCount} as "resultCount", q.created_at as "createdAt", q.updated_at as "updatedAt", q.version
          from questionnaires q where ${where}`,
        count: sql`from questionnaires q where ${where}`,
        sort,
        asked,
      });
      return { ...page, items: page.items.map((row) => dated<QuestionnaireItem>(row)) };
    },
  };
};

/** A refusal names at most this many. */
const mostNamed = 20;

/** The questionnaires whose answers earn a tag. */
export const questionnaireTagViews: TagUseViews = (db, { language }) => ({
  path: 'questionnaires',
  async names(tagId) {
    const rows = await db
      .selectFrom('questionnaire_tags as qt')
      .innerJoin('questionnaires as q', 'q.id', 'qt.questionnaire_id')
      .select(translatedText('q.translations', 'name', language).as('name'))
      .where('qt.tag_id', '=', tagId)
      .where('qt.current', '=', true)
      .orderBy('q.id')
      .limit(mostNamed)
      .execute();
    return rows.map(({ name }) => name);
  },
});
