import type { Formula } from '@metra/contract/shapes/kpi-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { StoredOwnFactor } from '../factors/own-factors.store.ts';
import type { Uses } from './uses.ts';

export interface SourceChangeRow {
  id: string;
  at: Date;
  account_id: number | null;
  /** Orders changes of the same moment. */
  sequence: number;
  kind: 'OWN_FACTOR' | 'FORMULA';
  kpi_id: number | null;
  /** The name of the factor in formulas. */
  factor: string | null;
  reason: string | null;
  before: unknown;
  after: unknown;
}

export interface OwnFactorStates {
  before: StoredOwnFactor | null;
  after: StoredOwnFactor | null;
}

export interface FormulaStates {
  before: Formula | null;
  after: Formula | null;
}

/** Reads the changes of the own factors that formulas name, each with the state before it. */
const ownFactorChanges = (organisationId: number, { factors }: Uses) => sql`
  from own_factors o
  left join factors f on f.id = o.factor_id
  join own_factor_changes c on c.organisation_id = o.organisation_id and c.own_factor_id = o.id
  left join own_factor_changes b on b.organisation_id = c.organisation_id and b.own_factor_id = c.own_factor_id
    and b.version = c.version - 1
  where o.organisation_id = ${organisationId} and coalesce(o.selector, f.slug) = any(${[...factors]}::text[])`;

const formulaChanges = (organisationId: number, { kpis }: Uses) => sql`
  from kpi_formula_changes c
  where c.organisation_id = ${organisationId} and c.kpi_id = any(${idsOf(kpis)}::bigint[])`;

const idsOf = (kpis: Uses['kpis']) => [...kpis].map(({ id }) => id);

/** Returns the changes of all inputs of KPIs as rows that can be listed beside others. */
export const sourceChanges = (organisationId: number, uses: Uses): RawBuilder<SourceChangeRow> => sql`
  select 'f' || c.own_factor_id || '-' || c.version as id, c.at, c.account_id, c.version::bigint as sequence,
    'OWN_FACTOR' as kind, null::bigint as kpi_id, coalesce(o.selector, f.slug) as factor, c.why as reason,
    case when b.kind <> 'DELETED' then b.state end as before, case when c.kind <> 'DELETED' then c.state end as after
  ${ownFactorChanges(organisationId, uses)}
  union all
  select 'k' || c.id, c.at, c.account_id, c.id, 'FORMULA', c.kpi_id, null, c.why, c.before, c.after
  ${formulaChanges(organisationId, uses)}`;

/** A change that may have altered a value of the past. */
export interface CauseRow {
  kind: 'OWN_FACTOR' | 'FORMULA' | 'RECORD' | 'FACTOR';
  at: Date;
  by: string | null;
  kpi_id: number | null;
  factor: string | null;
  reason: string | null;
  /** The change does not affect values before this year. */
  first_year: number | null;
  /** The first and last day of a record. */
  period_start: string | null;
  period_end: string | null;
}

/** A longer list would not be read, so only the newest changes are returned. */
const mostCauses = 500;

export const causeViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  /** Returns the changes of the inputs of KPIs since a moment; changes of records only within the given days. */
  async since(at: Date, uses: Uses, days: { start: string; end: string }): Promise<CauseRow[]> {
    const later = sql`c.at > ${at}`;
    const none = sql`null::bigint`;
    const { rows } = await sql<CauseRow>`
      select e.kind, e.at, by.name as by, e.kpi_id, e.factor, e.reason, e.first_year, e.period_start, e.period_end
      from (
        select 'OWN_FACTOR' as kind, c.at, c.account_id, ${none} as kpi_id, coalesce(o.selector, f.slug) as factor,
          c.why as reason,
          least((b.state ->> 'firstYear')::integer, (c.state ->> 'firstYear')::integer) as first_year,
          null::date as period_start, null::date as period_end
        ${ownFactorChanges(organisationId, uses)} and ${later}
        union all
        select 'FORMULA', c.at, c.account_id, c.kpi_id, null, c.why, null, null, null
        ${formulaChanges(organisationId, uses)} and ${later}
        union all
        select 'RECORD', max(c.at), (array_agg(c.account_id order by c.version desc))[1], r.kpi_id, null, null, null,
          r.period_start, r.period_end
        from kpi_records r
        join kpi_record_changes c on c.organisation_id = r.organisation_id and c.kpi_record_id = r.id
        where r.organisation_id = ${organisationId} and r.kpi_id = any(${idsOf(uses.kpis)}::bigint[])
          and r.period_end >= ${days.start} and r.period_start <= ${days.end} and ${later}
        group by r.kpi_id, r.id, r.period_start, r.period_end
        union all
        select 'FACTOR', c.at, null, null, f.slug, null, null, null, null
        from factors f join factor_changes c on c.factor_id = f.id
        where f.slug = any(${[...uses.factors]}::text[]) and ${later}
      ) e
      left join accounts_people by on by.organisation_id = ${organisationId} and by.id = e.account_id
      order by e.at desc limit ${mostCauses}`.execute(db);
    return rows;
  },
});
