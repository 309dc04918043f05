import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { SwitchedOffKpi } from './definition.ts';

/** The row is JSON, so that one statement can read several kinds of rows. */
export type SwitchedOffRow = [kpiId: number, reason: string, at: string, by: string | null];

export const switchedOffJson = (organisationId: number) => sql<SwitchedOffRow[]>`(
  select coalesce(json_agg(json_build_array(o.kpi_id, o.reason, o.at, a.name)), '[]')
  from switched_off_kpis o
  left join accounts_people a on a.organisation_id = o.organisation_id and a.id = o.account_id
  where o.organisation_id = ${organisationId})`;

export const switchedOffOf = (rows: readonly SwitchedOffRow[]): ReadonlyMap<number, SwitchedOffKpi> =>
  new Map(rows.map(([kpiId, reason, at, by]) => [kpiId, { reason, at: new Date(at), by }]));

export const switchedOffStore = (tx: Tx, organisationId: number) => ({
  /** The account that gave the latest reason is named as its author. */
  async switchOff(kpiId: number, reason: string, accountId: number, at: Date): Promise<void> {
    await tx
      .insertInto('switched_off_kpis')
      .values({ organisation_id: organisationId, kpi_id: kpiId, reason, account_id: accountId, at })
      .onConflict((conflict) =>
        conflict
          .columns(['organisation_id', 'kpi_id'])
          // The date of the switch-off does not change with the reason.
          .doUpdateSet({ reason, account_id: accountId }),
      )
      .execute();
  },

  async switchOn(kpiId: number): Promise<void> {
    await tx
      .deleteFrom('switched_off_kpis')
      .where('organisation_id', '=', organisationId)
      .where('kpi_id', '=', kpiId)
      .execute();
  },
});
