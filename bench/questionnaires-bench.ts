import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { seedCatalogue } from '../server/src/modules/catalogue/catalogue.module.ts';
import { resultsAdminService } from '../server/src/modules/questionnaires/results-admin.service.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { readConfiguration } from '../server/src/platform/configuration.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openPlatform } from '../server/src/platform/open-platform.ts';
import type { Report } from './report.ts';

const wanted = { statisticsMs: 100 } as const;
const results = 100_000;
const atOnce = 5_000;
const unfinished = 5_000;
const rounds = 40;

/** What an editor waits for who looks at a questionnaire that very many have answered. */
export async function questionnairesBench({ title, row }: Report): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'metra-bench-questionnaires-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const connectionString = postgres.connectionString();
  await migrate({ connectionString });
  const configuration = readConfiguration({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', DEMO: 'off' });
  const log = pino({ level: 'silent' });
  const platform = await openPlatform({
    configuration,
    connectionString,
    clock: systemClock,
    log,
    works: false,
  });
  try {
    await seedCatalogue(platform.database);
    const id = await answeredOften(platform.database.kysely);
    const service = resultsAdminService(platform);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const { finished } = await service.statistics({} as never, id);
      times.push(performance.now() - begun);
      if (finished !== results) throw new Error(`${finished} results instead of ${results}`);
    }
    const slowest = times.toSorted((a, b) => a - b)[Math.floor(rounds * 0.95) - 1] ?? Number.NaN;
    title(`Statistics over ${results} results (95th percentile of ${rounds})`);
    row(
      'statistics',
      `${slowest.toFixed(1)} ms (wanted ${wanted.statisticsMs})`,
      slowest < wanted.statisticsMs,
    );
  } finally {
    await platform.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Every question answered by everyone, each option by some; what they add is counted in slots, as submitting does it. */
async function answeredOften(
  db: Awaited<ReturnType<typeof openPlatform>>['database']['kysely'],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from questionnaires where slug = 'esg-quick-check'`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into questionnaire_versions (questionnaire_id, version, bands, questions)
    select id, version, bands, questions from questionnaires where id = ${id}`.execute(db);
  // Some at a time: no statement takes longer than the program lets it.
  for (let from = 1; from <= results; from += atOnce)
    await sql`
      insert into questionnaire_results (key, questionnaire_id, version, submission_id, request_hash, language, answers,
        removed_questions, outcome, counted, seconds_taken, created_at)
      select lpad(n::text, 43, 'k'), q.id, q.version, gen_random_uuid(), sha256(n::text::bytea), 'de', '[]', '{}',
        '{"sectors": [], "tags": []}', '{}', n % 600, now() - n * interval '1 minute'
      from questionnaires q cross join generate_series(${from}::integer, ${from + atOnce - 1}::integer) n
      where q.id = ${id}`.execute(db);
  await sql`
    insert into questionnaire_counts (questionnaire_id, what, slot, amount)
    select ${id}, what, slot, ${results / 8}::bigint from (
      select 'finished' as what
      union select 'answered:' || (question ->> 'id') from questionnaires q, jsonb_array_elements(q.questions) question
        where q.id = ${id}
      union select 'option:' || (question ->> 'id') || ':' || (option ->> 'id')
        from questionnaires q, jsonb_array_elements(q.questions) question, jsonb_array_elements(question -> 'options') option
        where q.id = ${id}
      union select 'seconds:' || n from generate_series(0, 60) n
    ) counted cross join generate_series(0, 7) slot`.execute(db);
  await sql`
    insert into questionnaire_attempts (questionnaire_id, submission_id, question_id, at)
    select ${id}, gen_random_uuid(), n % 15 + 1, now() from generate_series(1, ${unfinished}::integer) n`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  return id;
}
