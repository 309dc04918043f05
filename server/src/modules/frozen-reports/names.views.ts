import type { Db } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/http/reader.ts';

export const nameViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  /** The printed name of the person who freezes the report. */
  async author(accountId: number): Promise<string | null> {
    const found = await db
      .selectFrom('accounts_people')
      .select('name')
      .where('organisation_id', '=', organisationId)
      .where('id', '=', accountId)
      .executeTakeFirst();
    return found?.name ?? null;
  },

  async organisation(): Promise<string> {
    const { name } = await db
      .selectFrom('organisations_directory')
      .select('name')
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow();
    return name;
  },
});
