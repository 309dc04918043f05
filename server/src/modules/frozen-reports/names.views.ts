import type { Db } from '../../platform/database/database.ts';

/** The printed name of the person who freezes the report. */
export async function authorName(db: Db, organisationId: number, accountId: number): Promise<string | null> {
  const found = await db
    .selectFrom('accounts_people')
    .select('name')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return found?.name ?? null;
}

export async function organisationName(db: Db, organisationId: number): Promise<string> {
  const { name } = await db
    .selectFrom('organisations_directory')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return name;
}
