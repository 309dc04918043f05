import type { Tx } from '../../platform/database/database.ts';

export interface DemoPeople {
  organisationId: number;
  memberId: number;
  administratorId: number | null;
}

export const demoPeopleViews = (tx: Tx) => ({
  /**
   * The demo company, locked until the end of the transaction; undefined if the demo member no longer belongs to it.
   */
  async company(): Promise<DemoPeople | undefined> {
    return tx
      .selectFrom('accounts_people as a')
      .innerJoin('organisations_directory as o', 'o.id', 'a.organisation_id')
      .select((row) => [
        'o.id as organisationId',
        'a.id as memberId',
        row
          .selectFrom('accounts_people')
          .select('id')
          .where('email_key', '=', 'administrator@metra.example')
          .as('administratorId'),
      ])
      .where('a.email_key', '=', 'member@metra.example')
      .where('o.slug', '=', 'musterbau-wiesengrund')
      .forNoKeyUpdate('o')
      .executeTakeFirst();
  },

  /** True if nobody, including the demo itself, has changed this company yet. */
  async isUntouched(organisationId: number): Promise<boolean> {
    const found = await tx
      .selectFrom('organisations_directory as o')
      .select('o.id')
      .where('o.id', '=', organisationId)
      .where('o.version', '=', 1)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('strategies_active as s').select('s.id').whereRef('s.organisation_id', '=', 'o.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('subscriptions_living as s').select('s.id').whereRef('s.organisation_id', '=', 'o.id'),
          ),
        ),
      )
      .executeTakeFirst();
    return found !== undefined;
  },
});
