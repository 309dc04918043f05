import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { tracking } from '@metra/contract/operations/tracking';
import type { GoalChange } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage, type Sorting } from '../../../platform/database/list-page.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { KpiSources, SourceChangeRow } from '../../kpis/kpis.module.ts';

interface TargetRow extends Omit<SourceChangeRow, 'kind' | 'before' | 'after'> {
  kind: 'BASELINE' | 'TARGET';
  before: GoalChange['before'];
  after: GoalChange['after'];
}

/** The change of the leading KPI; `before` contains the previous one. */
interface LeadingRow extends Omit<SourceChangeRow, 'kind' | 'before' | 'after'> {
  kind: 'LEADING_KPI';
}

interface KpiColumns {
  by: string | null;
  lead_before: string | null;
  slug: string | null;
  name: string | null;
  unit_code: string | null;
  unit_label: string | null;
  decimals: number | null;
}

type Row = (TargetRow | LeadingRow | SourceChangeRow) & KpiColumns;

const isOfTarget = (row: Row): row is TargetRow & KpiColumns =>
  row.kind === 'BASELINE' || row.kind === 'TARGET';
const isOfSource = (row: Row): row is SourceChangeRow & KpiColumns =>
  !isOfTarget(row) && row.kind !== 'LEADING_KPI';

const newestFirst: Sorting<Query<typeof tracking.goalChanges>> = {
  columns: {},
  byDefault: sql`c.at desc, c.sequence desc`,
  id: sql`c.id`,
};

const valueAt = (side: 'before' | 'after') => {
  const when = sql.ref(`tc.when_${side}`);
  return sql`case when ${when} is not null
    then jsonb_build_object('when', ${when}, 'value', ${sql.ref(`tc.value_${side}`)}) end`;
};

export const goalChangeViews = (
  db: Db,
  { organisationId, language }: Pick<Reader, 'organisationId' | 'language'>,
) => ({
  /** Changes of baselines, targets, the leading KPI and formulas while the goal was active, newest first. */
  async ofGoal(
    goalId: number,
    { changes, changeOf }: Pick<KpiSources, 'changes' | 'changeOf'>,
    asked: Query<typeof tracking.goalChanges>,
  ): Promise<Page<GoalChange>> {
    const from = sql`
      from (
        select 't' || tc.id as id, tc.at, tc.account_id, tc.id as sequence, tc.kind, tc.kpi_id, null::text as factor,
          tc.reason, ${valueAt('before')} as before, ${valueAt('after')} as after
        from target_changes tc
        where tc.organisation_id = ${organisationId} and tc.trackable_goal_id = ${goalId}
        union all
        select 'l' || lc.id, lc.at, lc.account_id, lc.id, 'LEADING_KPI', lc.kpi_after, null::text, lc.reason,
          jsonb_build_object('kpiId', lc.kpi_before), null::jsonb
        from leading_kpi_changes lc
        where lc.organisation_id = ${organisationId} and lc.trackable_goal_id = ${goalId}
        union all
        ${changes}
      ) c
      join trackable_goals tg on tg.organisation_id = ${organisationId} and tg.id = ${goalId}
      left join kpis_definitions k on k.id = c.kpi_id
      left join kpis_definitions lb on c.kind = 'LEADING_KPI' and lb.id = (c.before ->> 'kpiId')::bigint
      left join accounts_people by on by.organisation_id = tg.organisation_id and by.id = c.account_id
      where c.kind in ('BASELINE', 'TARGET', 'LEADING_KPI')
        or (c.at >= tg.started_at and (tg.inactive_since is null or c.at < tg.inactive_since + 1))`;
    const rows = sql<Row>`
      select c.id, c.at, by.name as by, c.kind, c.kpi_id, c.factor, c.reason, c.before, c.after, k.slug,
        ${translatedText('k.translations', 'name', language)} as name,
        ${translatedText('lb.translations', 'name', language)} as lead_before, k.unit_code,
        coalesce(${translatedText('k.translations', 'unitLabel', language)}, k.unit_code) as unit_label, k.decimals
      ${from}`;
    const page = await listPage(db, { rows, count: from, sort: newestFirst, asked });
    return {
      ...page,
      items: page.items.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        by: row.by,
        kind: row.kind,
        kpi: kpiOf(row),
        leadBefore: row.lead_before,
        reason: row.reason,
        before: isOfTarget(row) ? row.before : null,
        after: isOfTarget(row) ? row.after : null,
        ...(isOfSource(row) ? changeOf(row) : { factor: null, formula: null }),
      })),
    };
  },
});

const kpiOf = ({ kpi_id, slug, name, unit_code, unit_label, decimals }: Row): GoalChange['kpi'] =>
  kpi_id === null || slug === null
    ? null
    : {
        id: kpi_id,
        slug,
        name: name ?? slug,
        unit: { code: unit_code ?? '', label: unit_label ?? '' },
        decimals: decimals ?? 0,
      };
