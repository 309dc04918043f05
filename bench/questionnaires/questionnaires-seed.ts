import { seed } from '../lib/seeding.ts';

const unfinished = 5_000;

/**
 * Creates results in which everyone answers every question, and counts them in slots as a submission does.
 */
export async function seedResults(adminConnectionString: string, results: number): Promise<number> {
  let id = 0;
  await seed(adminConnectionString, `${results} results`, async ({ run, read, inChunks }) => {
    const [found] = await read<{ id: number }>(
      `select id from questionnaires where slug = 'esg-quick-check'`,
    );
    if (!found) throw new Error('The catalogue has no quick check.');
    id = found.id;
    await run(
      'version',
      `insert into questionnaire_versions (questionnaire_id, version, bands, questions)
      select id, version, bands, questions from questionnaires where id = ${id}`,
    );
    await inChunks(
      'results',
      results,
      (from, to) => `
      insert into questionnaire_results (key, questionnaire_id, version, submission_id, request_hash, language, answers,
        removed_questions, outcome, counted, seconds_taken, created_at)
      select lpad(n::text, 43, 'k'), q.id, q.version, gen_random_uuid(), sha256(n::text::bytea), 'de', '[]', '{}',
        '{"sectors": [], "tags": []}', '{}', n % 600, now() - n * interval '1 minute'
      from questionnaires q cross join generate_series(${from}, ${to}) n
      where q.id = ${id}`,
    );
    await run(
      'counts',
      `insert into questionnaire_counts (questionnaire_id, what, slot, amount)
    select ${id}, what, slot, ${results / 8}::bigint from (
      select 'finished' as what
      union select 'answered:' || (question ->> 'id') from questionnaires q, jsonb_array_elements(q.questions) question
        where q.id = ${id}
      union select 'option:' || (question ->> 'id') || ':' || (option ->> 'id')
        from questionnaires q, jsonb_array_elements(q.questions) question, jsonb_array_elements(question -> 'options') option
        where q.id = ${id}
      union select 'seconds:' || n from generate_series(0, 60) n
    ) counted cross join generate_series(0, 7) slot`,
    );
    await run(
      'attempts',
      `insert into questionnaire_attempts (questionnaire_id, submission_id, question_id, at)
      select ${id}, gen_random_uuid(), n % 15 + 1, now() from generate_series(1, ${unfinished}) n`,
    );
    await run('statistics of the tables', 'analyze');
  });
  return id;
}
