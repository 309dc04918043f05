import type { Tx } from '../../../platform/database/database.ts';
import type { Targets } from './check-targets.ts';

export interface TargetChanges {
  goalId: number;
  kpiId: number;
  before: Targets;
  after: Targets;
  reason: string | null;
}

type Kind = 'BASELINE' | 'TARGET';

/** Changes of baselines, targets and leading KPIs, with author, time and reason. The entries are never changed. */
export const targetChangeStore = (tx: Tx, organisationId: number) => ({
  async record(accountId: number, at: Date, changes: readonly TargetChanges[]): Promise<void> {
    const rows = changes.flatMap(({ goalId, kpiId, before, after, reason }) =>
      (['BASELINE', 'TARGET'] as const).flatMap((kind) => {
        const values = {
          ...columns('before', valueAt(kind, before)),
          ...columns('after', valueAt(kind, after)),
        };
        if (values.when_before === values.when_after && values.value_before === values.value_after) return [];
        return {
          organisation_id: organisationId,
          trackable_goal_id: goalId,
          kpi_id: kpiId,
          kind,
          at,
          account_id: accountId,
          reason,
          ...values,
        };
      }),
    );
    if (rows.length > 0) await tx.insertInto('target_changes').values(rows).execute();
  },

  async recordLeading(accountId: number, at: Date, change: LeadingChange): Promise<void> {
    await tx
      .insertInto('leading_kpi_changes')
      .values({
        organisation_id: organisationId,
        trackable_goal_id: change.goalId,
        at,
        account_id: accountId,
        kpi_before: change.before,
        kpi_after: change.after,
        reason: change.reason,
      })
      .execute();
  },
});

interface LeadingChange {
  goalId: number;
  before: number | null;
  after: number;
  reason: string | null;
}

interface Value {
  when: string;
  value: number;
}

function valueAt(kind: Kind, { baseline, target }: Targets): Value | null {
  if (kind === 'BASELINE') return baseline && { when: baseline.period, value: baseline.value };
  return target && { when: target.date, value: target.value };
}

const columns = <Side extends 'before' | 'after'>(side: Side, value: Value | null) =>
  ({ [`when_${side}`]: value?.when ?? null, [`value_${side}`]: value?.value ?? null }) as Record<
    `when_${Side}`,
    string | null
  > &
    Record<`value_${Side}`, number | null>;
