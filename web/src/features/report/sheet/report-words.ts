import type { Period } from '@metra/contract/shapes/kpi-shapes';
import type { ReportChange, ReportCoverage, ReportKpi } from '@metra/contract/shapes/report-shapes';
import { visibleDecimals } from '../../../design-system/values/number-format.ts';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatChange, formatNumber, formatPoints, formatQuantity } from '../../../lib/formats/formats.ts';
import { formatPeriod } from '../../../lib/formats/period-format.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';

type Kpi = ReportKpi['kpi'];

export const bareValue = (value: number, { decimals }: Pick<Kpi, 'decimals'>, language: Language): string =>
  formatNumber(value, language, { decimals: visibleDecimals(value, decimals) });

export const valueText = (
  value: number,
  { unit, decimals }: Pick<Kpi, 'unit' | 'decimals'>,
  language: Language,
): string =>
  formatQuantity(value, plainTwo(unit.label), language, { decimals: visibleDecimals(value, decimals) });

/** `−11,4 %`, `+9,3 Punkte`, `−2`. */
export function changeText({ kind, amount }: ReportChange, kpi: Kpi, language: Language): string {
  if (kind === 'PERCENT') return formatChange(amount, language);
  if (kind === 'POINTS') return formatPoints(amount / 100, language);
  return formatNumber(amount, language, { decimals: kpi.decimals, signed: true });
}

/** `10 von 12 Monaten`; of a single value whether it is there. */
export function coverageText({ frequency, covered, expected }: ReportCoverage): string {
  if (expected === 1)
    return translate(covered > 0 ? 'reporting.report.yearThere' : 'reporting.report.yearMissing');
  return translate(`reporting.report.coverage.${frequency}`, { covered, expected });
}

/** `Jan. bis Okt.`, where the year stands beside it. */
export function monthsText({ start, end }: Pick<Period, 'start' | 'end'>, language: Language): string {
  const [from, to] = [shortMonth(start, language), shortMonth(end, language)];
  return from === to ? from : translate('reporting.report.months', { from, to });
}

/** `Okt.`: an axis or a column tells of one year alone. */
export const shortMonth = (day: string, language: Language): string =>
  formatDate(day, language, 'month').replace(/\s\d{4}$/, '');

/** The name with its unit, unless the one says the other: no `Arbeitsunfälle, Unfälle`. */
export const unitBeside = ({ name, unit }: Pick<Kpi, 'name' | 'unit'>): string => {
  const label = plainTwo(unit.label);
  return label.length > 3 && name.toLowerCase().endsWith(label.toLowerCase()) ? '' : label;
};

export const spanText = ({ start, end }: Pick<Period, 'start' | 'end'>, language: Language): string =>
  formatPeriod(start, end, language);
