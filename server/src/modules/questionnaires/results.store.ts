import type { Language } from '@metra/contract/core/primitives';
import type { Outcome } from '@metra/contract/rules/questionnaire-rules';
import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../platform/database/database-errors.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { StoredQuestionnaire } from './asked-questionnaire.ts';

/** This many submissions can run without waiting for each other. Their counts are added up when they are read. */
const slots = 8;

/** Removing this many takes about a second on a small machine. */
const mostRemoved = 20_000;

/** A questionnaire at the moment of a submission, with an earlier submission of the same id. */
export interface Present {
  id: number;
  version: number;
  active: boolean;
  isAnswered: boolean;
  key: string | null;
  requestHash: Buffer | null;
  removedQuestions: number[] | null;
}

export interface NewResult {
  questionnaireId: number;
  version: number;
  submissionId: string;
  requestHash: Buffer;
  key: string;
  language: Language;
  answers: readonly Answer[];
  removedQuestions: readonly number[];
  outcome: Outcome;
  counted: Readonly<Record<string, number>>;
  secondsTaken: number | null;
}

const isOne = (idOrSlug: string) =>
  /^\d{1,15}$/.test(idOrSlug) ? sql`q.id = ${Number(idOrSlug)}` : sql`q.slug = ${idOrSlug}`;

export const resultStore = (tx: Db | Tx) => ({
  async present(idOrSlug: string, submissionId: string): Promise<Present | undefined> {
    const { rows } = await sql<Present>`
      select q.id, q.version, q.active, v.version is not null as "isAnswered", r.key, r.request_hash as "requestHash",
        r.removed_questions as "removedQuestions"
      from questionnaires q
      left join questionnaire_versions v on v.questionnaire_id = q.id and v.version = q.version
      left join questionnaire_results r on r.questionnaire_id = q.id and r.submission_id = ${submissionId}
      where ${isOne(idOrSlug)}`.execute(tx);
    return rows[0];
  },

  /** Stores the present version permanently. */
  async keepVersion({ id, version, bands, questions }: StoredQuestionnaire): Promise<void> {
    await tx
      .insertInto('questionnaire_versions')
      .values({
        questionnaire_id: id,
        version,
        bands: JSON.stringify(bands),
        questions: JSON.stringify(questions),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
      .catch(explain);
  },

  /** Adds a result and its counts. False if another call has just submitted the same one. */
  async add(result: NewResult, now: Date, keeperId: number | null): Promise<boolean> {
    const slot = Math.floor(Math.random() * slots);
    const { rows } = await sql<{ id: number }>`
      with added as (
        insert into questionnaire_results (key, questionnaire_id, version, submission_id, request_hash, language,
          answers, removed_questions, outcome, counted, seconds_taken, created_at)
        values (${result.key}, ${result.questionnaireId}, ${result.version}, ${result.submissionId},
          ${result.requestHash}, ${result.language}, ${JSON.stringify(result.answers)},
          ${[...result.removedQuestions]}::bigint[], ${JSON.stringify(result.outcome)},
          ${JSON.stringify(result.counted)}, ${result.secondsTaken}, ${now})
        on conflict on constraint questionnaire_results_submission do nothing
        returning id, questionnaire_id, submission_id, counted
      ), counts as (
        insert into questionnaire_counts as known (questionnaire_id, what, slot, amount)
        select a.questionnaire_id, c.key, ${slot}, c.value::bigint
        from added a, jsonb_each_text(a.counted) c order by c.key
        on conflict (questionnaire_id, what, slot) do update set amount = known.amount + excluded.amount
      ), arrived as (
        delete from questionnaire_attempts t using added a
        where t.questionnaire_id = a.questionnaire_id and t.submission_id = a.submission_id
      ), kept as (
        insert into kept_questionnaire_results (account_id, result_id, kept_at)
        select ${keeperId}::bigint, id, ${now}::timestamptz from added where ${keeperId}::bigint is not null
      )
      select id from added`
      .execute(tx)
      .catch(explain);
    return rows.length > 0;
  },

  /** Stores the progress of somebody who has not submitted yet. */
  async reach(questionnaireId: number, submissionId: string, questionId: number, now: Date): Promise<void> {
    await sql`
      insert into questionnaire_attempts (questionnaire_id, submission_id, question_id, at)
      select ${questionnaireId}, ${submissionId}, ${questionId}, ${now}
      where not exists (select from questionnaire_results
        where questionnaire_id = ${questionnaireId} and submission_id = ${submissionId})
      on conflict (questionnaire_id, submission_id) do update set question_id = excluded.question_id, at = excluded.at`
      .execute(tx)
      .catch(explain);
  },

  /** Subtracts the counts of these results. For 'all', it handles only as many as one statement can do in time. */
  async remove(questionnaireId: number, ids: readonly number[] | 'all'): Promise<number> {
    const which =
      ids === 'all'
        ? sql`id in (select id from questionnaire_results where questionnaire_id = ${questionnaireId}
            order by id limit ${mostRemoved})`
        : sql`id = any(${[...ids]}::bigint[])`;
    const { rows } = await sql<{ count: number }>`
      with gone as (
        delete from questionnaire_results where questionnaire_id = ${questionnaireId} and ${which} returning counted
      ), counts as (
        insert into questionnaire_counts as known (questionnaire_id, what, slot, amount)
        select ${questionnaireId}::bigint, c.key, 0, -sum(c.value::bigint)
        from gone, jsonb_each_text(gone.counted) c group by c.key order by c.key
        on conflict (questionnaire_id, what, slot) do update set amount = known.amount + excluded.amount
      )
      select count(*) as count from gone`.execute(tx);
    return rows[0]?.count ?? 0;
  },

  async forgetAttempts(before: Date): Promise<void> {
    await tx.deleteFrom('questionnaire_attempts').where('at', '<', before).execute();
  },
});

/** The result was deleted at the same moment. */
function explain(error: unknown): never {
  if (isForeignKeyViolation(error)) throw new DomainError('not_found.questionnaire');
  throw error;
}
