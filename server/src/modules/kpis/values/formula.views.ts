import type { kpis } from '@metra/contract/kpis';
import type { Response as Answer, Body } from '@metra/contract/operation';
import type { Language } from '@metra/contract/primitives';
import { type CheckedFormula, checkFormula } from '../definitions/check-formula.ts';
import type { KpiDefinition } from '../definitions/definition.ts';
import { kpiReference, kpiTexts } from '../definitions/kpi.views.ts';
import { formulaFactorView } from '../factors/factor.views.ts';
import { onTheWireOrNull } from '../rules/decimal.ts';
import { parseFormula } from '../rules/formula.ts';
import { type Calendar, periodOf, unitAround } from '../rules/period.ts';
import { unitText } from '../rules/unit-text.ts';
import { kpiValuesOf } from './kpi-values.ts';
import { latestValue, newestMonth } from './latest-value.ts';
import type { OrganisationData } from './organisation-data.store.ts';
import { readable } from './origin.views.ts';
import { lastWindow } from './value-context.ts';

type Checked = Answer<typeof kpis.checkFormula>;
type Candidate = Body<typeof kpis.checkFormula> & { organisationId: number | null };
interface About {
  calendar: Calendar;
  language: Language;
}

/** A formula nobody has yet: whether it can be used, how it reads, and what it would give now. */
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
    result: kpi ? resultOf(data, kpi, about) : null,
  };
}

/** The KPI there would be; what a formula does not depend on is as in the first KPI it names. */
function candidateOf(
  { kpis: inputs, factors }: CheckedFormula,
  candidate: Candidate,
): KpiDefinition | undefined {
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

function resultOf(data: OrganisationData, kpi: KpiDefinition, about: About) {
  const { definitions } = data;
  const values = kpiValuesOf(definitions, data, about.calendar);
  const latest = latestValue(definitions, values, kpi, kpi.frequency);
  const newest = newestMonth(definitions, values, kpi);
  const entered =
    newest === undefined ? undefined : unitAround(newest, kpi.frequency, about.calendar.firstMonth);
  // Without a value: the newest unit with records, where least is missing.
  const window = latest?.window ?? entered ?? lastWindow(kpi, about.calendar.today);
  const { value, noResult } = values.resultOf(kpi, window);
  const missing = (values.inputsOf(kpi, window) ?? []).filter(
    ({ isOptional, result }) => !isOptional && result.value === null,
  );
  return {
    period: periodOf(window),
    value: onTheWireOrNull(value),
    noResult,
    missing: missing.map((input) => kpiTexts(input.kpi, about.language).name),
  };
}
