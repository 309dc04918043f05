import type { Formula } from '@metra/contract/shapes/kpi-shapes';
import type { Tx } from '../../../platform/database/database.ts';

interface FormulaChange {
  kpiId: number;
  before: Formula | null;
  after: Formula | null;
  why: string | null;
}

/**
 * Records who changed the formula of a KPI, when, from what to what, and why. Rows are never changed. A null
 * organisation stands for the catalogue.
 */
export const formulaChangeStore = (tx: Tx, organisationId: number | null) => ({
  async record(accountId: number, at: Date, { kpiId, before, after, why }: FormulaChange): Promise<void> {
    if (isSame(before, after)) return;
    await tx
      .insertInto('kpi_formula_changes')
      .values({
        organisation_id: organisationId,
        kpi_id: kpiId,
        at,
        account_id: accountId,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
        why,
      })
      .execute();
  },
});

const isSame = (one: Formula | null, other: Formula | null): boolean =>
  one?.expression === other?.expression &&
  (one?.optional.toSorted().join() ?? '') === (other?.optional.toSorted().join() ?? '');
