import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatMoney } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../../lib/versioned-form/conflict-view.tsx';
import type { MeasureValues } from './measure-values.ts';

export function useMeasureWords(): readonly ConflictField<MeasureValues>[] {
  const { t, language } = useTranslate();
  const orEmpty = (text: string) => text.trim() || t('conflict.empty');
  const day = (value: string | null) => (value ? formatDate(value, language) : t('conflict.empty'));
  const money = (cents: number | null) =>
    cents === null ? t('conflict.empty') : formatMoney(cents, language);
  return [
    { name: 'state', label: t('goals.measure.state'), show: ({ state }) => t(`goals.state.${state}`) },
    {
      name: 'responsible',
      label: t('goals.measure.responsible'),
      show: ({ responsible }) => orEmpty(responsible.name),
    },
    { name: 'startsOn', label: t('goals.measure.startsOn'), show: ({ startsOn }) => day(startsOn) },
    { name: 'dueOn', label: t('goals.measure.dueOn'), show: ({ dueOn }) => day(dueOn) },
    { name: 'note', label: t('goals.measure.note'), show: ({ note }) => orEmpty(note) },
    {
      name: 'costPlanned',
      label: t('goals.measure.costPlanned'),
      show: ({ costPlanned }) => money(costPlanned),
    },
    { name: 'costActual', label: t('goals.measure.costActual'), show: ({ costActual }) => money(costActual) },
    {
      name: 'savingPerYear',
      label: t('goals.measure.saving'),
      show: ({ savingPerYear }) => money(savingPerYear),
    },
    {
      name: 'evidence',
      label: t('goals.measure.evidence'),
      show: ({ evidence }) => orEmpty(evidence.map(({ name }) => name).join('\n')),
    },
  ];
}
