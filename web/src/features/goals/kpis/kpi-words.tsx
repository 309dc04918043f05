import type { GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import { kpiText } from '../../../domain/tracking/kpi-text.ts';
import { periodText } from '../../../domain/tracking/period-text.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../../lib/versioned-form/conflict-view.tsx';
import type { TargetForm } from './target-form.ts';

export function useKpiWords(kpi: GoalKpi): readonly ConflictField<TargetForm>[] {
  const { t, language } = useTranslate();
  const empty = t('conflict.empty');
  const value = (number: number | null) => (number === null ? empty : kpiText(number, kpi, language));
  return [
    {
      name: 'period',
      label: t('goals.kpi.start'),
      show: ({ period }) => (period ? periodText(period, language) : empty),
    },
    { name: 'baseline', label: t('goals.kpi.baselineValue'), show: ({ baseline }) => value(baseline) },
    {
      name: 'date',
      label: t('goals.kpi.targetDate'),
      show: ({ date }) => (date ? formatDate(date, language) : empty),
    },
    { name: 'target', label: t('goals.kpi.targetValue'), show: ({ target }) => value(target) },
    {
      name: 'leads',
      label: t('goals.kpis.leading'),
      show: ({ leads }) => t(leads ? 'goals.kpi.leadsYes' : 'goals.kpi.leadsNo'),
    },
  ];
}
