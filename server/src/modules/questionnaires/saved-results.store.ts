import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { KeptResult, keptResults } from '@metra/contract/operations/questionnaires';
import type { Outcome } from '@metra/contract/rules/questionnaire-rules';
import type { Answer, Question } from '@metra/contract/shapes/questionnaire-shapes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { listPage, type Sorting } from '../../platform/database/list-page.ts';
import { translatedText } from '../../platform/database/translated-text.ts';
import type { Band } from './result-profile.ts';

export interface ResultRow {
  key: string;
  version: number;
  created_at: Date;
  outcome: Outcome;
  answers: Answer[];
  bands: Band[];
  questions: Question[];
  questionnaire_id: number;
  slug: string;
  name: string;
  active: boolean;
}

/** A result for anyone who knows its key. */
export async function resultOf(db: Db, key: string, language: Language): Promise<ResultRow | undefined> {
  const { rows } = await sql<ResultRow>`
    select r.key, r.version, r.created_at, r.outcome, r.answers, v.bands, v.questions, q.id as questionnaire_id, q.slug,
      ${translatedText('q.translations', 'name', language)} as name, q.active
    from questionnaire_results r
    join questionnaire_versions v on v.questionnaire_id = r.questionnaire_id and v.version = r.version
    join questionnaires q on q.id = r.questionnaire_id
    where r.key = ${key}`.execute(db);
  return rows[0];
}

type SavedRow = Omit<ResultRow, 'answers' | 'bands' | 'questions' | 'version'> & { kept_at: Date };
type ListQuery = Query<typeof keptResults.list>;

const sort: Sorting<ListQuery> = {
  columns: { keptAt: sql`k.kept_at`, createdAt: sql`r.created_at` },
  byDefault: '-keptAt',
  id: sql`k.result_id`,
};

/** The saved results of one person. Everyone who knows a result may save it. */
export const savedResultStore = (db: Db, accountId: number) => ({
  async list(asked: ListQuery, language: Language): Promise<Page<KeptResult>> {
    const page = await listPage(db, {
      rows: sql<SavedRow>`
        select r.key, r.created_at, r.outcome, q.id as questionnaire_id, q.slug, q.active, k.kept_at,
          ${translatedText('q.translations', 'name', language)} as name
        from kept_questionnaire_results k
        join questionnaire_results r on r.id = k.result_id
        join questionnaires q on q.id = r.questionnaire_id
        where k.account_id = ${accountId}`,
      count: sql`from kept_questionnaire_results k where k.account_id = ${accountId}`,
      sort,
      asked,
    });
    return {
      ...page,
      items: page.items.map(
        ({ key, questionnaire_id: id, slug, name, active, created_at, kept_at, outcome }) => ({
          id: key,
          questionnaire: { id, slug, name, active },
          createdAt: created_at.toISOString(),
          keptAt: kept_at.toISOString(),
          scores: outcome.sectors.map(({ sector, score }) => ({ sector, score })),
        }),
      ),
    };
  },

  /** False if the result does not exist. */
  async keep(key: string, now: Date): Promise<boolean> {
    const { rows } = await sql<{ id: number }>`
      with wanted as (select id from questionnaire_results where key = ${key}),
      added as (
        insert into kept_questionnaire_results (account_id, result_id, kept_at)
        select ${accountId}, id, ${now} from wanted
        on conflict do nothing
      )
      select id from wanted`.execute(db);
    return rows.length > 0;
  },

  /** False if it was not saved. */
  async forget(key: string): Promise<boolean> {
    const { rows } = await sql<{ result_id: number }>`
      delete from kept_questionnaire_results k using questionnaire_results r
      where k.account_id = ${accountId} and r.id = k.result_id and r.key = ${key}
      returning k.result_id`.execute(db);
    return rows.length > 0;
  },
});

/**
 * Attaches results to an account at its registration, instead of those of an earlier registration with the same
 * address. Without an account nothing happens, in the same time.
 */
export async function attachResultsToAccount(
  tx: Tx,
  accountId: number | null,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    with wanted as (select id from questionnaire_results where key = any(${[...keys]}::text[])),
    gone as (
      delete from kept_questionnaire_results
      where account_id = ${accountId}::bigint and result_id not in (select id from wanted)
    )
    insert into kept_questionnaire_results (account_id, result_id, kept_at)
    select ${accountId}::bigint, id, ${now}::timestamptz from wanted where ${accountId}::bigint is not null
    on conflict do nothing`.execute(tx);
}
