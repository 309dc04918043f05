import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import type { NoJudgement } from '@metra/contract/shapes/tracking-shapes';
import { type CurrentKpiValues, type Months, monthOf, periodOf, unitAround } from '../../kpis/kpis.module.ts';

interface Kpi {
  kpi_id: number;
  sector: string;
  frequency: Frequency;
  is_computed: boolean;
}

export interface Entry {
  currentValues: CurrentKpiValues;
  today: Temporal.PlainDate;
}

/** The link to enter the missing value: the first open period, or an input of a computed KPI. */
export function mendLink(kpi: Kpi, because: NoJudgement, months: Months | null, entry: Entry): string {
  const { currentValues } = entry;
  const unit = (month: number) => unitAround(month, kpi.frequency, currentValues.firstMonth);
  const newest = newestEnded(kpi.frequency, entry);
  const completeness = currentValues.valueFor(kpi.kpi_id, periodOf(months ?? newest))?.completeness;
  if (kpi.is_computed) {
    const source = completeness?.sources.find(({ state }) => state === 'GAPS' || state === 'MISSING');
    return source
      ? `/app/company-data/${source.sector}/${source.kpiId}`
      : `/app/company-data/${kpi.sector}/${kpi.kpi_id}`;
  }
  const [gap] = completeness?.missing ?? [];
  const open =
    because === 'INCOMPLETE' && gap ? unit(monthOf(gap.start)) : months ? unit(months.last + 1) : newest;
  return gridLink(kpi.frequency, open);
}

/** The link to the newest open value of a KPI; for a computed KPI, to one of its inputs. */
export function enterLink(kpi: Kpi, entry: Entry): string | null {
  if (!kpi.is_computed) return openLink(kpi.kpi_id, kpi.frequency, entry);
  const { currentValues } = entry;
  const newest = newestEnded(kpi.frequency, entry);
  const { sources = [] } =
    currentValues.valueFor(kpi.kpi_id, periodOf(yearUntil(newest)))?.completeness ?? {};
  const used = sources.filter(({ state }) => state !== 'NOT_APPLICABLE');
  const source = used.find(({ state }) => state !== 'WHOLE') ?? used[0];
  const frequency = source && currentValues.spanOf(source.kpiId);
  return source && frequency ? openLink(source.kpiId, frequency, entry) : null;
}

/** The newest period that is over and has no value, or else the current one. */
function openLink(kpiId: number, frequency: Frequency, entry: Entry): string {
  const { currentValues, today } = entry;
  const newest = newestEnded(frequency, entry);
  const missing = currentValues.valueFor(kpiId, periodOf(yearUntil(newest)))?.completeness.missing ?? [];
  const open = missing.map(({ end }) => monthOf(end)).sort((one, other) => other - one)[0];
  const unit = unitAround(open ?? monthOf(today.toString()), frequency, currentValues.firstMonth);
  return `${gridLink(frequency, unit)}&kpi=${kpiId}`;
}

const yearUntil = ({ last }: Months): Months => ({ first: last - 11, last });

function newestEnded(frequency: Frequency, { currentValues: { firstMonth }, today }: Entry): Months {
  const running = unitAround(monthOf(today.toString()), frequency, firstMonth);
  return unitAround(running.first - 1, frequency, firstMonth);
}

const gridLink = (frequency: Frequency, unit: Months): string =>
  `/app/tracking/records?frequency=${frequency}&period=${periodOf(unit).code}`;
