import type { QuestionnaireWrite } from '@metra/contract/shapes/questionnaire-shapes';
import { sql } from 'kysely';
import { operatorTimeZone } from '../../platform/clock/operator-time-zone.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { isCheckViolation, isUniqueViolation } from '../../platform/database/database-errors.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { StoredQuestionnaire } from './asked-questionnaire.ts';
import type { Content } from './content.ts';

type Info = Omit<QuestionnaireWrite, 'active'>;

const infoColumns = ({ slug, translations, durationMinutes, bands }: Info) => ({
  slug,
  translations: JSON.stringify(translations),
  duration_minutes: durationMinutes,
  bands: JSON.stringify(bands),
});

const contentColumns = ({ questions, lastNumber }: Content) => ({
  questions: JSON.stringify(questions),
  last_number: lastNumber,
});

/** Seeding does not overwrite edited rows. */
const touched = (now: Date) => ({ edited_at: now, updated_at: now });

const storedColumns = sql<StoredQuestionnaire>`
  select id, slug, translations, duration_minutes as "durationMinutes", bands, questions, last_number as "lastNumber",
    active, version
  from questionnaires`;

export async function activeQuestionnaires(db: Db): Promise<StoredQuestionnaire[]> {
  const { rows } = await sql<StoredQuestionnaire>`${storedColumns} where active`.execute(db);
  return rows;
}

/** Addresses of active questionnaires with the dates of their last change. */
export async function listedQuestionnaires(
  db: Db,
  most: number,
): Promise<{ path: string; updatedOn: string }[]> {
  const { rows } = await sql<{ path: string; updatedOn: string }>`
    select '/questionnaires/' || slug as path, to_char(updated_at at time zone ${operatorTimeZone}, 'YYYY-MM-DD') as "updatedOn"
    from questionnaires where active order by id limit ${most}`.execute(db);
  return rows;
}

export async function storedQuestionnaire(db: Db, id: number): Promise<StoredQuestionnaire | undefined> {
  const { rows } = await sql<StoredQuestionnaire>`${storedColumns} where id = ${id}`.execute(db);
  return rows[0];
}

export const questionnaireStore = (tx: Tx) => ({
  /** The lock makes changes of a questionnaire wait for each other. */
  async lock(id: number): Promise<StoredQuestionnaire | undefined> {
    const { rows } =
      await sql<StoredQuestionnaire>`${storedColumns} where id = ${id} for no key update`.execute(tx);
    return rows[0];
  },

  /** Blocks submissions until the transaction ends, and returns whether there are results. */
  async closeForSubmissions(id: number): Promise<{ hasResults: boolean }> {
    await sql`select id from questionnaires where id = ${id} for update`.execute(tx);
    await sql`select version from questionnaire_versions where questionnaire_id = ${id} for update`.execute(
      tx,
    );
    const { rows } = await sql<{ hasResults: boolean }>`
      select exists (select from questionnaire_results where questionnaire_id = ${id}) as "hasResults"`.execute(
      tx,
    );
    return rows[0] ?? { hasResults: false };
  },

  async create(info: Info, content: Content, now: Date): Promise<number> {
    const { id } = await tx
      .insertInto('questionnaires')
      .values({ ...infoColumns(info), ...contentColumns(content), ...touched(now), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(explain);
    return id;
  },

  async describe(id: number, { active, ...info }: QuestionnaireWrite, now: Date): Promise<void> {
    await tx
      .updateTable('questionnaires')
      .set((row) => ({ ...infoColumns(info), active, ...touched(now), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
      .catch(explain);
  },

  async rewrite(id: number, content: Content, now: Date): Promise<void> {
    await tx
      .updateTable('questionnaires')
      .set((row) => ({ ...contentColumns(content), ...touched(now), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
      .catch(explain);
  },

  /**
   * Links the tags of the rules. Returns a slug that no suitable tag has; a tag that was linked before stays linked
   * after it was renamed.
   */
  async nameTags(id: number, slugs: readonly string[]): Promise<string | undefined> {
    const { rows } = await sql<{ named: string }>`
      insert into questionnaire_tags (questionnaire_id, named, tag_id)
      select ${id}, t.slug, t.id from tags_directory t
      where t.slug = any(${[...slugs]}::text[]) and t.available_for @> array['QUESTIONNAIRE']
      on conflict (questionnaire_id, named) do nothing
      returning named`.execute(tx);
    const known = await tx
      .updateTable('questionnaire_tags')
      .set((row) => ({ current: sql<boolean>`${row.ref('named')} = any(${[...slugs]}::text[])` }))
      .where('questionnaire_id', '=', id)
      .returning('named')
      .execute();
    const named = new Set([...rows, ...known].map((each) => each.named));
    return slugs.find((slug) => !named.has(slug));
  },

  async remove(id: number, slug: string): Promise<void> {
    await tx.deleteFrom('questionnaires').where('id', '=', id).execute();
    await tx
      .insertInto('removed_questionnaires')
      .values({ slug })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

function explain(error: unknown): never {
  if (isUniqueViolation(error, 'questionnaires_slug_unique')) throw new DomainError('conflict.slug');
  if (isCheckViolation(error, 'questionnaires_active_asks'))
    throw new DomainError('questionnaire.no_questions');
  throw error;
}
