import type { Language } from '@metra/contract/core/primitives';
import type { CompletenessState } from '@metra/contract/shapes/completeness';
import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import type { Db } from '../../../platform/database/database.ts';
import { memoizeByLanguage, memoizeByObject } from '../../../platform/memoize.ts';
import type { Catalogue, KpiDefinition } from '../definitions/definition.ts';
import { catalogueLeaves, type Definitions, definitionsOf } from '../definitions/definitions.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';
import type { KpiNeeds } from '../needs.ts';
import { namesIn, parseFormula } from '../rules/formula.ts';
import { formulaAggregation } from '../rules/formula-aggregation.ts';
import { type Calendar, firstDay, lastDay, type Months } from '../rules/period.ts';
import { kpiValuesOf } from './kpi-values.ts';
import { organisationDataStore } from './organisation-data.store.ts';

/** A formula over KPIs of the catalogue that belongs to no KPI; a missing optional input counts as 0. */
export interface AskedFormula {
  name: string;
  expression: string;
  optional: readonly string[];
  /** True for the last value of a state, however the KPI aggregates a year. */
  isLast?: boolean;
}

export interface FormulaValue {
  /** The exact number with a decimal point and at most twelve decimals. */
  value: string | null;
  kpis: Pick<Kpi, 'id' | 'slug' | 'name' | 'sector'>[];
  coverage: { months: number; covered: number; state: CompletenessState };
}

interface FormulaQuery {
  organisationId: number;
  calendar: Calendar;
  language: Language;
  formulas: readonly AskedFormula[];
  windows: readonly Months[];
}

export type ReadFormulaValues = (
  db: Db,
  query: FormulaQuery,
) => Promise<readonly ReadonlyMap<string, FormulaValue>[]>;

const mostDecimals = 12;

/** Evaluates formulas over the months of each window with one round trip inside the caller's transaction. */
export const formulaValues =
  ({ catalogue }: Pick<KpiNeeds, 'catalogue'>): ReadFormulaValues =>
  async (db, { organisationId, calendar, language, formulas, windows }) => {
    const known = await catalogue();
    const { asked, leaves } = askedIn(known)(formulas);
    const data = await organisationDataStore(db, organisationId).read(known, {
      kpiIds: leaves,
      from: firstDay(Math.min(...windows.map(({ first }) => first))),
      to: lastDay(Math.max(...windows.map(({ last }) => last))),
    });
    const values = kpiValuesOf(data.definitions, data, calendar);
    return windows.map(
      (window) =>
        new Map(
          asked.map(({ name, kpi, inputs }) => {
            const { value, completeness } = values.periodValue(kpi, window);
            const { months, covered, state } = completeness;
            return [
              name,
              {
                value: value?.toDecimalPlaces(mostDecimals).toString() ?? null,
                kpis: namedIn(inputs, language),
                coverage: { months, covered, state },
              },
            ];
          }),
        ),
    );
  };

const namedIn = memoizeByLanguage(
  (kpis: readonly KpiDefinition[], language: Language): FormulaValue['kpis'] =>
    kpis.map((kpi) => ({
      id: kpi.id,
      slug: kpi.slug,
      name: kpiTexts(kpi, language).name,
      sector: kpi.sector,
    })),
);

/** The definitions that hold the formulas are cached, because they are the same for everyone. */
const askedIn = memoizeByObject((catalogue: Catalogue) =>
  memoizeByObject((formulas: readonly AskedFormula[]) => {
    const definitions = definitionsOf(catalogue, []);
    const asked = formulas.flatMap((formula, index) => computedBy(definitions, formula, index) ?? []);
    const kpiIds = new Set(asked.flatMap(({ inputs }) => inputs.map(({ id }) => id)));
    return { asked, leaves: catalogueLeaves(catalogue, [...kpiIds]) };
  }),
);

/**
 * Returns a KPI with the formula; for a single KPI that KPI itself. Returns undefined if the catalogue no longer has
 * an input.
 */
function computedBy(
  definitions: Definitions,
  { name, expression: text, optional, isLast = false }: AskedFormula,
  index: number,
) {
  const expression = parseFormula(text);
  const named = namesIn(expression, 'kpi').map((slug) => definitions.named(slug, { organisationId: null }));
  const inputs = named.filter((kpi) => kpi !== undefined);
  const [first] = inputs;
  if (!first || inputs.length < named.length) return undefined;
  if (expression.kind === 'kpi')
    return { name, kpi: isLast ? { ...first, aggregation: 'LAST' as const } : first, inputs };
  const slugs = inputs.map(({ slug }) => slug);
  const kpi: KpiDefinition = {
    ...first,
    // A negative id cannot collide with a KPI of the database.
    id: -1 - index,
    organisationId: null,
    frequency: 'YEAR',
    aggregation: formulaAggregation(expression, (slug) => definitions.named(slug, first)?.aggregation),
    formula: {
      expression: text,
      required: slugs.filter((slug) => !optional.includes(slug)),
      optional: [...optional],
    },
    computedBy: null,
    expression,
    inputs: slugs,
    factors: [],
  };
  return { name, kpi, inputs };
}
