import type { Response as Answer, Body } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { kpis } from '@metra/contract/operations/kpis';
import { type CheckedFormula, checkFormula } from '../definitions/check-formula.ts';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { kpiReference, kpiTexts } from '../definitions/kpi.views.ts';
import { formulaFactorView } from '../factors/factor.views.ts';
import { onTheWireOrNull } from '../rules/decimal.ts';
import { type Expression, parseFormula } from '../rules/formula.ts';
import { formulaAggregation } from '../rules/formula-aggregation.ts';
import {
  type Calendar,
  lastEnded,
  type Months,
  monthsOf,
  periodOf,
  unitAround,
  unitsBetween,
} from '../rules/period.ts';
import { unitText } from '../rules/unit-text.ts';
import { type KpiValues, kpiValuesOf } from './kpi-values.ts';
import { latestValue, newestMonth } from './latest-value.ts';
import type { OrganisationData } from './organisation-data.store.ts';
import { readable } from './origin.views.ts';
import { lastWindow } from './value-context.ts';

type Checked = Answer<typeof kpis.checkFormula>;
type Candidate = Body<typeof kpis.checkFormula> & { organisationId: number | null };
type ComputedCandidate = KpiDefinition & { expression: Expression };
interface About {
  calendar: Calendar;
  language: Language;
}

/** Describes a formula before it is stored: whether it can be used, how it reads and its current result. */
export function formulaView(data: OrganisationData, candidate: Candidate, about: About): Checked {
  const { definitions } = data;
  const { language } = about;
  const checked = checkFormula(definitions, candidate, language);
  const kpi = checked.problems.length === 0 ? candidateOf(checked, candidate) : undefined;
  return {
    problems: checked.problems,
    unit:
      checked.unitCode === null
        ? null
        : { code: checked.unitCode, label: unitText(checked.unitCode, language).slice(0, 50) },
    readable: readable(definitions, { ...candidate, formula: candidate }, language),
    kpis: checked.kpis.map((each) => kpiReference(each, language)),
    factors: checked.factors.flatMap(
      (slug) =>
        formulaFactorView(definitions.factors, slug, Number(about.calendar.today.slice(0, 4)), language) ??
        [],
    ),
    ...(kpi ? computedView(data, kpi, about) : { proposal: null, result: null }),
  };
}

/** Properties that the formula does not decide come from the first KPI that it names. */
function candidateOf(
  { kpis: inputs, factors }: CheckedFormula,
  candidate: Candidate,
): ComputedCandidate | undefined {
  const [first] = inputs;
  if (!first) return undefined;
  const { expression, optional, kpiId, organisationId, frequency, aggregation } = candidate;
  const slugs = inputs.map(({ slug }) => slug);
  const required = slugs.filter((slug) => !optional.includes(slug));
  return {
    ...first,
    id: kpiId ?? 0,
    organisationId,
    frequency,
    aggregation,
    formula: { expression, required, optional },
    expression: parseFormula(expression),
    inputs: slugs,
    factors,
  };
}

function computedView(
  data: OrganisationData,
  kpi: ComputedCandidate,
  about: About,
): Pick<Checked, 'proposal' | 'result'> {
  const { definitions } = data;
  const values = kpiValuesOf(definitions, data, about.calendar);
  return {
    proposal: {
      aggregation: formulaAggregation(kpi.expression, (slug) => definitions.named(slug, kpi)?.aggregation),
      // A formula with a yearly input has no monthly values.
      frequency: values.spanOf({ ...kpi, frequency: 'MONTH' }),
      sector: kpi.sector,
    },
    result: resultView(definitions, values, kpi, about),
  };
}

/** The preview shows this many periods, which are also all that is read. */
const periodsBack = { MONTH: 12, QUARTER: 8, YEAR: 3 } as const;

function resultView(
  definitions: Definitions,
  values: KpiValues,
  kpi: KpiDefinition,
  { calendar, language }: About,
): Checked['result'] {
  const latest = latestValue(definitions, values, kpi, kpi.frequency);
  const newest = newestMonth(definitions, values, kpi);
  const entered = newest === undefined ? undefined : unitAround(newest, kpi.frequency, calendar.firstMonth);
  // Without a value, the preview shows the newest unit with records, in which the least is missing.
  const window = latest?.window ?? entered ?? lastWindow(kpi, calendar.today);
  const inputsIn = (months: Months) => values.inputsOf(kpi, months) ?? [];
  const missingIn = (months: Months) =>
    inputsIn(months)
      .filter(({ isOptional, result }) => !isOptional && result.value === null)
      .map((input) => kpiTexts(input.kpi, language).name);
  const last = lastEnded(calendar, kpi.frequency);
  const before = monthsOf[kpi.frequency] * (periodsBack[kpi.frequency] - 1);
  const { value, noResult } = values.resultOf(kpi, window);
  return {
    period: periodOf(window),
    value: onTheWireOrNull(value),
    noResult,
    missing: missingIn(window),
    inputs: inputsIn(window).map((input) => ({
      kpi: kpiReference(input.kpi, language),
      value: onTheWireOrNull(input.result.value),
      optional: input.isOptional,
    })),
    last: { period: periodOf(last), missing: missingIn(last) },
    periods: unitsBetween(
      { first: last.first - before, last: last.last },
      kpi.frequency,
      calendar.firstMonth,
    ).map((months) => ({
      period: periodOf(months),
      value: onTheWireOrNull(values.resultOf(kpi, months).value),
      missing: missingIn(months),
    })),
  };
}
