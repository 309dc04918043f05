import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** One organisation: locks, name, export and deletion. */
export const organisationStore = (db: Db, organisationId: number) => {
  const own = () => db.selectFrom('organisations').where('id', '=', organisationId);

  return {
    /** The lock serialises changes of the membership, so that nobody joins meanwhile. */
    async lockMembership(): Promise<{ isOperator: boolean; name: string }> {
      const { operator, name } = await own()
        .select(['operator', 'name'])
        .forUpdate()
        .executeTakeFirstOrThrow();
      return { isOperator: operator, name };
    },

    /**
     * False if the organisation has no members. Otherwise it keeps some until the transaction ends, and further
     * people can join.
     */
    async lockIfNotDeleted(): Promise<boolean> {
      const row = await own().select('id').where('deleted_at', 'is', null).forKeyShare().executeTakeFirst();
      return row !== undefined;
    },

    /** Sets an earlier date, for the demo company. */
    async joinedAt(moment: Date): Promise<void> {
      await db
        .updateTable('organisations')
        .set({ created_at: moment })
        .where('id', '=', organisationId)
        .execute();
    },

    /** All columns that the organisation may export. */
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
