import type { Response as Answer } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { kpiHistory, OriginFactor, OriginInput } from '@metra/contract/operations/kpi-history';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { kpiReference, kpiTexts } from '../definitions/kpi.views.ts';
import { co2OnlyNames, factorInUseView, factorName, isOfAllGases } from '../factors/factor.views.ts';
import { onTheWireOrNull } from '../rules/decimal.ts';
import { codeOf, type Months, periodOf, yearOf } from '../rules/period.ts';
import { completenessView } from './completeness.views.ts';
import type { EnteredRecord } from './entered-records.ts';
import { yearsOf } from './kpi-results.ts';
import type { KpiValues } from './kpi-values.ts';

type Origin = Omit<Answer<typeof kpiHistory.origin>, 'questions'>;

const mostRecords = 200;

/** Returns the entered record of a value, or its formula, inputs and factors. */
export function originView(
  definitions: Definitions,
  values: KpiValues,
  kpi: KpiDefinition,
  window: Months,
  language: Language,
): Origin {
  const { value, noResult } = values.resultOf(kpi, window);
  const inputs = values.inputsOf(kpi, window) ?? [];
  return {
    kpi: kpiReference(kpi, language),
    period: periodOf(window),
    value: onTheWireOrNull(value),
    noResult,
    missing: inputs
      .filter(({ isOptional, result }) => !isOptional && result.value === null)
      .map((input) => kpiTexts(input.kpi, language).name),
    completeness: completenessView(values, kpi, window, language),
    expression: kpi.formula?.expression ?? null,
    readable: kpi.formula && readable(definitions, kpi, language),
    perYear: kpi.formula !== null && values.addsYears(kpi, window),
    inputs: inputs.map((input): OriginInput => {
      const records = values.within(input.kpi, window);
      return {
        kpi: kpiReference(input.kpi, language),
        value: onTheWireOrNull(input.result.value),
        noResult: input.result.noResult,
        optional: input.isOptional,
        records: records.slice(0, mostRecords).map(recordOf),
        recordCount: values.countRecords(input.kpi, window),
      };
    }),
    factors: factorsOf(definitions, values, kpi, window, language),
    co2Only: co2OnlyNames(definitions, kpi, yearsOf(window), language),
    records: kpi.formula ? [] : values.within(kpi, window).slice(0, mostRecords).map(recordOf),
    tooLong: values.tooLong(kpi, window).slice(0, mostRecords).map(recordOf),
  };
}

const recordOf = ({ id, start, end, value }: EnteredRecord) => ({
  id,
  period: { start, end, code: codeOf(start, end) },
  value: onTheWireOrNull(value),
});

function factorsOf(
  definitions: Definitions,
  values: KpiValues,
  kpi: KpiDefinition,
  window: Months,
  language: Language,
): OriginFactor[] {
  const years = values.addsYears(kpi, window) ? yearsOf(window) : [yearOf(window.last)];
  const countsAllGases = isOfAllGases(kpi);
  return kpi.factors.flatMap((slug) =>
    years.flatMap((year) => {
      const resolved = definitions.factors.find(slug, year);
      return resolved ? factorInUseView(resolved, language, { countsAllGases }) : [];
    }),
  );
}

type Readable = Pick<KpiDefinition, 'organisationId'> & { formula: { expression: string } | null };

/** Writes the expression with names instead of slugs. */
export function readable(definitions: Definitions, kpi: Readable, language: Language): string {
  const signs = (kpi.formula?.expression ?? '')
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
    .replaceAll(' - ', ' − ');
  const names = signs.replace(
    /(kpi|factor)\s*\(\s*([a-z0-9-]+)\s*\)/g,
    (whole, kind: string, slug: string) => {
      if (kind === 'kpi') {
        const input = definitions.named(slug, kpi);
        return input ? kpiTexts(input, language).name : whole;
      }
      return factorName(definitions.factors, slug, language) ?? whole;
    },
  );
  return names.slice(0, 4000);
}
