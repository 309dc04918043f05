import type { ReportCheck, ReportKpi } from '@metra/contract/shapes/report-shapes';
import { monthNames } from '../../../platform/text/month-names.ts';
import type { CatalogueCheck, KpiDefinition } from '../definitions/definition.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';
import { kpisIn } from '../rules/cross-check.ts';
import { Decimal, onTheWire, zero } from '../rules/decimal.ts';
import { calculate } from '../rules/formula.ts';
import { type Months, monthOf } from '../rules/period.ts';
import { checkText, isBrokenOver } from '../values/broken-checks.ts';
import { type RowContext, reportedKpi, yearBefore } from './year-row.ts';

/** A finding of a check without the explanation that a person gives for it. */
export type FoundCheck = Omit<ReportCheck, 'explanation' | 'version' | 'claim' | 'datapoints'>;

/** This limit applies from one year to the next; a KPI of the catalogue may set its own. */
const usualChange = new Decimal('0.5');

const mostKpis = 20;

/** Finds values of a year that contradict each other, and values that changed more than is likely. */
export function yearChecks(
  context: RowContext,
  rows: readonly { kpi: KpiDefinition; row: ReportKpi }[],
  checks: readonly CatalogueCheck[],
): FoundCheck[] {
  return [
    ...checks.flatMap((check) => contradiction(context, check)),
    ...rows.flatMap(({ kpi, row }) => unlikelyChange(context, kpi, row)),
  ];
}

function contradiction(context: RowContext, check: CatalogueCheck): FoundCheck[] {
  const { definitions, values, language } = context;
  const window = endedPart(context);
  if (!window || !isBrokenOver(definitions, values, check, window)) return [];
  const kpis = kpisIn(check).flatMap((slug) => definitions.named(slug, { organisationId: null }) ?? []);
  const sideOf = (side: CatalogueCheck['left']) => {
    const found = calculate(side, (_, slug) => {
      const kpi = definitions.named(slug, { organisationId: null });
      return (kpi && values.resultOf(kpi, window).value) || zero;
    });
    return 'value' in found ? onTheWire(found.value) : null;
  };
  const [first] = kpisIn({ left: check.right, right: check.right });
  const whole = first === undefined ? undefined : definitions.named(first, { organisationId: null });
  return [
    {
      key: `${check.comparison === 'EQUAL' ? 'sum' : 'cross'}-${check.slug}`,
      kind: check.comparison === 'EQUAL' ? 'SUM' : 'CROSS_CHECK',
      title: kpiTexts(whole ?? kpis[0] ?? nobody(), language).name,
      message: checkText(check, language),
      kpis: kpis.slice(0, mostKpis).map((kpi) => reportedKpi(kpi, language)),
      expected: sideOf(check.right),
      found: sideOf(check.left),
    },
  ];
}

function nobody(): never {
  throw new Error('A cross-check names no KPI.');
}

/** Returns the finished months of the year. */
function endedPart({ values, year }: RowContext): Months | undefined {
  const last = Math.min(year.last, monthOf(values.calendar.today) - 1);
  return last >= year.first ? { first: year.first, last } : undefined;
}

const words = {
  de: (name: string, percent: string, months: string | null) =>
    `${name}: ${percent} gegenüber ${months === null ? 'dem Vorjahr' : `denselben Monaten des Vorjahres (${months})`}. Wenn das stimmt, nennen Sie den Grund.`,
  en: (name: string, percent: string, months: string | null) =>
    `${name}: ${percent} against ${months === null ? 'the year before' : `the same months of the year before (${months})`}. If that is right, give the reason.`,
} as const;

/** Returns which months of last year are compared; null for the whole year. */
function monthsCompared(
  { year, language }: RowContext,
  { start, end }: NonNullable<ReportKpi['previous']>['period'],
): string | null {
  const [first, last] = [monthOf(start), monthOf(end)];
  const before = yearBefore(year);
  if (first <= before.first && last >= before.last) return null;
  const nameOf = (month: number) => monthNames[language][month % 12] ?? '';
  if (first === last) return nameOf(first);
  return `${nameOf(first)} ${language === 'de' ? 'bis' : 'to'} ${nameOf(last)}`;
}

function unlikelyChange(context: RowContext, kpi: KpiDefinition, row: ReportKpi): FoundCheck[] {
  const { language } = context;
  const { change, previous, comparable } = row;
  if (change?.kind !== 'PERCENT' || !previous || comparable === null) return [];
  const limit = kpi.plausible.maxChange ?? usualChange;
  if (Math.abs(change.amount) <= onTheWire(limit)) return [];
  const { name } = row.kpi;
  return [
    {
      key: `change-${kpi.slug}`,
      kind: 'CHANGE',
      title: name,
      message: words[language](
        name,
        percentText(change.amount, language),
        monthsCompared(context, previous.period),
      ),
      kpis: [row.kpi],
      expected: previous.value,
      found: comparable,
    },
  ];
}

/** Formats a share as whole per cent with its sign: +96 %, −62 %. */
function percentText(share: number, language: 'de' | 'en'): string {
  const whole = new Decimal(share).times(100).toDecimalPlaces(0).abs().toString();
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'de' ? '.' : ',');
  return `${share < 0 ? '−' : '+'}${grouped}${language === 'de' ? '\u00a0' : ''}%`;
}
