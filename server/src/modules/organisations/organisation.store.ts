import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** One organisation, from being locked to being removed. */
export const organisationStore = (db: Db, organisationId: number) => {
  const own = () => db.selectFrom('organisations').where('id', '=', organisationId);

  return {
    /** Those who change who belongs to the organisation take turns; nobody joins meanwhile. */
    async lockMembership(): Promise<{ isOperator: boolean; name: string }> {
      const { operator, name } = await own()
        .select(['operator', 'name'])
        .forUpdate()
        .executeTakeFirstOrThrow();
      return { isOperator: operator, name };
    },

    /** False where nobody is left in it. Otherwise that stays so until the transaction ends, and somebody can join. */
    async lockIfNotDeleted(): Promise<boolean> {
      const row = await own().select('id').where('deleted_at', 'is', null).forKeyShare().executeTakeFirst();
      return row !== undefined;
    },

    /** For what is older than its database: the company of the demo. */
    async joinedAt(moment: Date): Promise<void> {
      await db
        .updateTable('organisations')
        .set({ created_at: moment })
        .where('id', '=', organisationId)
        .execute();
    },

    /** All that the organisation may know of itself. */
    async exportedRow() {
      const { operator: _, promotion_code: __, ...row } = await own().selectAll().executeTakeFirstOrThrow();
      return row;
    },

    async removeIfDue(now: Date): Promise<void> {
      await db
        .deleteFrom('organisations')
        .where('id', '=', organisationId)
        .where('remove_after', '<=', now)
        .execute();
    },

    async removeIfWithoutPeople(): Promise<void> {
      await sql`
        delete from organisations o where o.id = ${organisationId} and not o.operator
          and not exists (select from accounts_people p where p.organisation_id = o.id)`.execute(db);
    },
  };
};
