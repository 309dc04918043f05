import { useQuery } from '@tanstack/react-query';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../../lib/versioned-form/conflict-view.tsx';
import type { OwnKpiForm } from './own-kpi-values.ts';

export function useOwnKpiWords(): readonly ConflictField<OwnKpiForm>[] {
  const { t, language } = useTranslate();
  const categories = useQuery(kpiQueries.categories()).data ?? [];
  const empty = t('conflict.empty');
  const number = (value: number | null) => (value === null ? empty : formatNumber(value, language));
  const categoryName = (slug: string) =>
    categories.find((known) => known.slug === slug)?.name ?? t('company-data.uncategorised');
  return [
    { name: 'name', label: t('company-data.own.name'), show: ({ name }) => name || empty },
    {
      name: 'kind',
      label: t('company-data.own.kind'),
      show: ({ kind }) => t(`company-data.own.kind.${kind}`),
    },
    {
      name: 'expression',
      label: t('company-data.formula.expression'),
      show: ({ expression }) => expression || empty,
    },
    {
      name: 'optional',
      label: t('company-data.formula.optional'),
      show: ({ optional }) => optional.join(', ') || empty,
    },
    {
      name: 'sector',
      label: t('company-data.own.sector'),
      show: ({ sector }) => t(`common.sectorLong.${sector}`),
    },
    {
      name: 'category',
      label: t('company-data.own.category'),
      show: ({ category }) => categoryName(category),
    },
    { name: 'unitLabel', label: t('company-data.own.unit'), show: ({ unitLabel }) => unitLabel || empty },
    { name: 'decimals', label: t('company-data.own.decimals'), show: ({ decimals }) => String(decimals) },
    {
      name: 'frequency',
      label: t('company-data.own.frequency'),
      show: ({ frequency }) => t(`records.frequency.${frequency}`),
    },
    {
      name: 'aggregation',
      label: t('company-data.own.aggregation'),
      show: ({ aggregation }) => t(`company-data.aggregation.${aggregation}`),
    },
    {
      name: 'direction',
      label: t('company-data.own.direction'),
      show: ({ direction }) => t(`company-data.direction.${direction}`),
    },
    { name: 'bandMin', label: t('company-data.own.bandMin'), show: ({ bandMin }) => number(bandMin) },
    { name: 'bandMax', label: t('company-data.own.bandMax'), show: ({ bandMax }) => number(bandMax) },
    {
      name: 'wholeNumber',
      label: t('company-data.own.wholeNumber'),
      show: ({ wholeNumber }) => t(wholeNumber ? 'company-data.own.activeYes' : 'company-data.own.activeNo'),
    },
    { name: 'min', label: t('company-data.own.min'), show: ({ min }) => number(min) },
    { name: 'max', label: t('company-data.own.max'), show: ({ max }) => number(max) },
    {
      name: 'description',
      label: t('company-data.own.description'),
      show: ({ description }) => description.trim() || empty,
    },
    {
      name: 'whereToFind',
      label: t('company-data.own.whereToFind'),
      show: ({ whereToFind }) => whereToFind.trim() || empty,
    },
    {
      name: 'active',
      label: t('company-data.own.active'),
      show: ({ active }) => t(active ? 'company-data.own.activeYes' : 'company-data.own.activeNo'),
    },
  ];
}
