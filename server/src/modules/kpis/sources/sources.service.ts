import type { Language } from '@metra/contract/core/primitives';
import type { GoalChange, Recalculation } from '@metra/contract/shapes/tracking-shapes';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { definitionStore } from '../definitions/definitions.store.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';
import { factorName } from '../factors/factor.views.ts';
import type { StoredOwnFactor } from '../factors/own-factors.store.ts';
import type { KpiNeeds } from '../needs.ts';
import { Decimal, onTheWire } from '../rules/decimal.ts';
import { factorUnitLabel } from '../rules/units.ts';
import { readable } from '../values/origin.views.ts';
import {
  type CauseRow,
  causeViews,
  type FormulaStates,
  type OwnFactorStates,
  type SourceChangeRow,
  sourceChanges,
} from './source-changes.views.ts';
import { usesOf } from './uses.ts';

type Cause = Recalculation['causes'][number];

/** A value of the past and the moment at which it was taken. */
export interface PastValue {
  kpiId: number;
  since: Date;
  start: string;
  end: string;
}

export interface KpiSources {
  /** Returns the changes of own factors and formulas below these KPIs as rows that can be listed beside others. */
  changes: RawBuilder<SourceChangeRow>;
  changeOf(row: SourceChangeRow): Pick<GoalChange, 'factor' | 'formula'>;
  /** Returns the changes since a value was taken that affect it; the newest first, each subject once. */
  causes(values: readonly PastValue[]): Promise<ReadonlyMap<number, Cause[]>>;
}

export type ReadKpiSources = (
  db: Db,
  about: { organisationId: number; language: Language; kpiIds: readonly number[] },
) => Promise<KpiSources>;

const mostCauses = 5;

export const kpiSources =
  ({ catalogue }: Pick<KpiNeeds, 'catalogue'>): ReadKpiSources =>
  async (db, { organisationId, language, kpiIds }) => {
    const definitions = await definitionStore(db, organisationId).read(await catalogue());
    const uses = usesOf(definitions, kpiIds);
    return {
      changes: sourceChanges(organisationId, uses),
      changeOf: (row) => changeOf(definitions, row, language),
      async causes(values) {
        const [start] = values.map((value) => value.start).sort();
        const end = values
          .map((value) => value.end)
          .sort()
          .at(-1);
        if (start === undefined || end === undefined) return new Map();
        const since = new Date(Math.min(...values.map((value) => value.since.getTime())));
        const rows = await causeViews(db, { organisationId }).since(since, uses, { start, end });
        return new Map(values.map((value) => [value.kpiId, causesOf(definitions, rows, value, language)]));
      },
    };
  };

function changeOf(
  definitions: Definitions,
  row: SourceChangeRow,
  language: Language,
): Pick<GoalChange, 'factor' | 'formula'> {
  if (row.kind === 'OWN_FACTOR') {
    const { before, after } = row as OwnFactorStates;
    const name = row.factor ?? '';
    return {
      factor: {
        name: factorName(definitions.factors, name, language) ?? name,
        before: before && factorState(before),
        after: after && factorState(after),
      },
      formula: null,
    };
  }
  const { before, after } = row as FormulaStates;
  const kpi = definitions.byId.get(row.kpi_id ?? 0);
  const said = (formula: FormulaStates['after']) =>
    formula && kpi ? readable(definitions, { ...kpi, formula }, language) : null;
  return { factor: null, formula: { before: said(before), after: said(after) } };
}

const factorState = ({ value, unit, firstYear, lastYear, source }: StoredOwnFactor) => ({
  value: onTheWire(new Decimal(value)),
  unit: factorUnitLabel(unit),
  firstYear,
  lastYear,
  source,
});

function causesOf(
  definitions: Definitions,
  rows: readonly CauseRow[],
  { kpiId, since, start, end }: PastValue,
  language: Language,
): Cause[] {
  const uses = usesOf(definitions, [kpiId]);
  const ids = new Set([...uses.kpis].map(({ id }) => id));
  const lastYear = Number(end.slice(0, 4));
  const touches = (row: CauseRow): boolean =>
    row.at > since &&
    (row.factor === null ? ids.has(row.kpi_id ?? 0) : uses.factors.has(row.factor)) &&
    (row.first_year === null || row.first_year <= lastYear) &&
    (row.period_start === null || (row.period_start <= end && (row.period_end ?? '') >= start));
  const found = rows.filter(touches).map((row): Cause => {
    const kpi = definitions.byId.get(row.kpi_id ?? 0);
    const name = row.factor ?? '';
    return {
      kind: row.kind,
      name: kpi ? kpiTexts(kpi, language).name : (factorName(definitions.factors, name, language) ?? name),
      at: row.at.toISOString(),
      by: row.by,
      reason: row.reason,
    };
  });
  const newest = new Map(found.toReversed().map((cause) => [`${cause.kind} ${cause.name}`, cause]));
  return [...newest.values()].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, mostCauses);
}
