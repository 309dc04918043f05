import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import type { FuelEntry } from '../../../domain/kpis/fuels/fuel-entries.ts';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../../lib/versioned-form/conflict-view.tsx';
import type { RecordValues } from './record-values.ts';

export function useRecordWords(kpi: Kpi): readonly ConflictField<RecordValues>[] {
  const { t, language } = useTranslate();
  const empty = t('conflict.empty');
  const unit = (code: string) => plainTwo((kpi.units.find((known) => known.code === code) ?? kpi.unit).label);
  const { data: fuels = [] } = useQuery({ ...kpiQueries.fuels(), enabled: kpi.fuels !== null });
  const amountText = ({ fuel: slug, amount, unit: code }: FuelEntry) => {
    const fuel = fuels.find((each) => each.slug === slug);
    const label = fuel?.units.find((each) => each.code === code)?.label ?? code ?? '';
    return `${amount === null ? '–' : formatQuantity(amount, label, language)} ${fuel?.name ?? slug ?? ''}`.trim();
  };
  return [
    {
      name: 'period',
      label: t('company-data.column.period'),
      show: ({ period }) => spanText(period, language),
    },
    {
      name: 'kind',
      label: t('company-data.record.kind'),
      show: ({ kind }) => t(`company-data.record.kind.${kind}`),
    },
    {
      name: 'value',
      label: t('company-data.column.value'),
      show: ({ value, unit: code }) => (value === null ? empty : formatQuantity(value, unit(code), language)),
    },
    {
      name: 'fuels',
      label: t('records.fuels.fuels'),
      show: ({ fuels }) => fuels.map(amountText).join(', ') || empty,
    },
    { name: 'unit', label: t('company-data.record.unit'), show: ({ unit: code }) => unit(code) },
    {
      name: 'reason',
      label: t('company-data.record.reason'),
      show: ({ reason }) => (reason ? t(`records.reason.${reason}`) : empty),
    },
    {
      name: 'quality',
      label: t('company-data.column.quality'),
      show: ({ quality }) => t(`records.quality.${quality}`),
    },
    { name: 'note', label: t('company-data.record.note'), show: ({ note }) => note || empty },
    {
      name: 'evidence',
      label: t('company-data.column.evidence'),
      show: ({ evidence }) => evidence.map(({ name }) => name).join(', ') || empty,
    },
  ];
}
