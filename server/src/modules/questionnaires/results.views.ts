import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { questionnaireResults, ResultItem } from '@metra/contract/operations/questionnaires-admin';
import type { Outcome } from '@metra/contract/rules/questionnaire-rules';
import type { Answer, Question } from '@metra/contract/shapes/questionnaire-shapes';
import { sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { everyPage, type Placed } from '../../platform/database/every-page.ts';
import { listPage, nullable, type Sorting } from '../../platform/database/list-page.ts';
import { textsIn } from '../../platform/translations.ts';
import type { AnsweredItem } from './result-columns.ts';
import type { NamedTag } from './result-profile.ts';

type ListQuery = Query<typeof questionnaireResults.list>;
type ExportQuery = Query<typeof questionnaireResults.export>;

interface Row {
  id: number;
  created_at: Date;
  version: number;
  language: Language;
  seconds_taken: number | null;
  outcome: Outcome;
}

interface AnsweredRow extends Row {
  answers: Answer[];
}

const sort: Sorting<ListQuery> = {
  columns: { createdAt: sql`r.created_at`, secondsTaken: nullable(sql`r.seconds_taken`) },
  byDefault: '-createdAt',
  id: sql`r.id`,
};

const selected = sql`select r.id, r.created_at, r.version, r.language, r.seconds_taken, r.outcome`;

export const itemOf = ({ id, created_at, version, language, seconds_taken, outcome }: Row): ResultItem => {
  const scoreOf = (wanted: 'e' | 's' | 'g') =>
    outcome.sectors.find(({ sector }) => sector === wanted)?.score ?? null;
  return {
    id,
    createdAt: created_at.toISOString(),
    version,
    language,
    secondsTaken: seconds_taken,
    scores: { e: scoreOf('e'), s: scoreOf('s'), g: scoreOf('g') },
  };
};

const mostVersions = 200;

const filtered = (questionnaireId: number, { query, from, to, version }: Omit<ExportQuery, 'format'>) =>
  sql.join(
    [
      sql`r.questionnaire_id = ${questionnaireId}`,
      ...(query?.trim() ? [contains(sql`written_answers(r.answers)`, query)] : []),
      ...(from ? [sql`r.created_at >= ${from}::date`] : []),
      ...(to ? [sql`r.created_at < ${to}::date + 1`] : []),
      ...(version === undefined ? [] : [sql`r.version = ${version}`]),
    ],
    sql` and `,
  );

/** Results for editors. */
export const resultViews = (db: Db, { questionnaireId }: { questionnaireId: number }) => ({
  async list(asked: ListQuery): Promise<Page<ResultItem>> {
    const where = filtered(questionnaireId, asked);
    const page = await listPage(db, {
      rows: sql<Row>`${selected} from questionnaire_results r where ${where}`,
      count: sql`from questionnaire_results r where ${where}`,
      sort,
      asked,
    });
    return { ...page, items: page.items.map(itemOf) };
  },

  async one(id: number): Promise<AnsweredRow | undefined> {
    const { rows } = await sql<AnsweredRow>`${selected}, r.answers from questionnaire_results r
      where r.questionnaire_id = ${questionnaireId} and r.id = ${id}`.execute(db);
    return rows[0];
  },

  /** All results with their answers, page by page. */
  async *every(asked: ExportQuery): AsyncGenerator<readonly AnsweredItem[]> {
    const pages = everyPage<AnsweredRow, ListQuery>(db, {
      rows: ({ key, after }) =>
        sql<Placed<AnsweredRow>>`${selected}, r.answers, ${key} as place from questionnaire_results r
          where ${filtered(questionnaireId, asked)} and ${after}`,
      sort,
      asked,
    });
    for await (const page of pages) yield page.map((row) => ({ ...itemOf(row), answers: row.answers }));
  },

  /** The questions of every version that has results. */
  async versions(): Promise<ReadonlyMap<number, readonly Question[]>> {
    const rows = await db
      .selectFrom('questionnaire_versions')
      .select(['version', 'questions'])
      .where('questionnaire_id', '=', questionnaireId)
      .orderBy('version', 'desc')
      .execute();
    // The content was written in the contract's shape.
    return new Map(rows.map(({ version, questions }) => [version, questions as unknown as Question[]]));
  },

  /** The newest versions that have results. */
  async answeredVersions(): Promise<{ version: number; firstAnsweredAt: string }[]> {
    const rows = await db
      .selectFrom('questionnaire_versions')
      .select(['version', 'created_at'])
      .where('questionnaire_id', '=', questionnaireId)
      .orderBy('version', 'desc')
      .limit(mostVersions)
      .execute();
    return rows.map(({ version, created_at }) => ({ version, firstAnsweredAt: created_at.toISOString() }));
  },

  async version(version: number): Promise<readonly Question[]> {
    const row = await db
      .selectFrom('questionnaire_versions')
      .select('questions')
      .where('questionnaire_id', '=', questionnaireId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return row.questions as unknown as Question[];
  },

  /** Tags by the slug that the questionnaire uses. */
  async tags(language: Language): Promise<ReadonlyMap<string, NamedTag>> {
    const rows = await db
      .selectFrom('questionnaire_tags as qt')
      .innerJoin('tags_directory as t', 't.id', 'qt.tag_id')
      .select(['qt.named', 't.slug', 't.translations'])
      .where('qt.questionnaire_id', '=', questionnaireId)
      .execute();
    return new Map(
      rows.map(({ named, slug, translations }) => [
        named,
        { slug: slug ?? named, name: textsIn<{ name: string }>(translations, language).name },
      ]),
    );
  },

  /** Counts by their key. */
  async counts(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ what: string; amount: number }>`
      select what, sum(amount)::bigint as amount from questionnaire_counts
      where questionnaire_id = ${questionnaireId} group by what having sum(amount) > 0`.execute(db);
    return new Map(rows.map(({ what, amount }) => [what, amount]));
  },

  async finished(): Promise<number> {
    const { rows } = await sql<{ amount: number | null }>`
      select sum(amount)::bigint as amount from questionnaire_counts
      where questionnaire_id = ${questionnaireId} and what = 'finished'`.execute(db);
    return rows[0]?.amount ?? 0;
  },

  /** The number of people who left, by the question that they had reached. */
  async leftAt(): Promise<ReadonlyMap<number, number>> {
    const { rows } = await sql<{ question_id: number; count: number }>`
      select question_id, count(*) as count from questionnaire_attempts
      where questionnaire_id = ${questionnaireId} group by question_id`.execute(db);
    return new Map(rows.map((row) => [row.question_id, row.count]));
  },
});
