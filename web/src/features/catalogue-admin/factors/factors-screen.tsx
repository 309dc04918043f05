import type { AdminFactor } from '@metra/contract/operations/factors-admin';
import { getRouteApi } from '@tanstack/react-router';
import { Check, PencilLine } from 'lucide-react';
import { MenuItem } from '../../../design-system/layers/menu.tsx';
import { Badge } from '../../../design-system/values/badge.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { FACTOR_KINDS, factorList } from '../catalogue-lists.ts';
import { useYesNo } from '../catalogue-parts.tsx';
import { openNewValue } from './new-value.tsx';
import { useReview } from './use-review.ts';

const route = getRouteApi('/admin/factors');

export function FactorsScreen() {
  const { t, language } = useTranslate();
  const review = useReview();
  return (
    <AdminList<AdminFactor, typeof factorList>
      of={factorList}
      search={route.useSearch()}
      query={catalogueAdminQueries.factors}
      title={t('catalogue-admin.factors.title')}
      searchLabel={t('catalogue-admin.factors.search')}
      name={{
        header: t('catalogue-admin.factors.one'),
        of: ({ name }) => name,
        detail: ({ kind }) => t(`catalogue-admin.factors.kind.${kind}`),
        sort: 'name',
      }}
      href={({ id }) => `/admin/factors/${id}`}
      columns={{
        country: {
          header: t('catalogue-admin.factors.country'),
          sort: 'country',
          cell: ({ country }) => country ?? t('catalogue-admin.factors.everywhere'),
        },
        value: {
          header: t('catalogue-admin.factors.value'),
          align: 'end',
          narrow: 'value',
          cell: ({ value, unit }) =>
            value === null ? t('catalogue-admin.factors.noValue') : formatQuantity(value, unit, language),
        },
        year: {
          header: t('catalogue-admin.factors.year'),
          align: 'end',
          sort: 'year',
          cell: ({ year }) => year,
        },
        source: {
          header: t('catalogue-admin.factors.source'),
          wrap: true,
          narrow: 'hidden',
          cell: ({ source }) => source,
        },
        review: {
          header: t('catalogue-admin.factors.review'),
          wrap: true,
          cell: ({ reasons }) => (
            <span className="inline-flex flex-wrap gap-1">
              {reasons.map((reason) => (
                <Badge key={reason} tone="warning">
                  {t(`catalogue-admin.factors.reason.${reason}`)}
                </Badge>
              ))}
            </span>
          ),
        },
        dueOn: {
          header: t('catalogue-admin.factors.dueOn'),
          narrowLabel: true,
          sort: 'dueOn',
          cell: ({ dueOn }) => formatDate(dueOn, language, 'short'),
        },
        formulas: {
          header: t('catalogue-admin.kpis.formulas'),
          align: 'end',
          narrow: 'hidden',
          cell: ({ formulas }) => formulas,
        },
      }}
      filters={{
        kind: {
          label: t('catalogue-admin.factors.kind'),
          options: Object.fromEntries(
            FACTOR_KINDS.map((kind) => [kind, t(`catalogue-admin.factors.kind.${kind}`)]),
          ),
        },
        country: { label: t('catalogue-admin.factors.country') },
        due: { label: t('catalogue-admin.factors.due'), options: useYesNo() },
        dueWithinDays: {
          label: t('catalogue-admin.factors.dueOn'),
          show: (days: number) => t('catalogue-admin.factors.dueWithin', { days }),
          inputLabel: t('catalogue-admin.factors.dueWithinDays'),
        },
      }}
      views={[{ name: t('catalogue-admin.factors.due'), search: { due: true, sort: 'dueOn' } }]}
      csv={(query) => operatorApi.factorsAdmin.export({ query })}
      menu={(factor) => (
        <>
          <MenuItem icon={<Check size={18} aria-hidden="true" />} onSelect={() => void review(factor)}>
            {t('catalogue-admin.factors.unchanged')}
          </MenuItem>
          <MenuItem
            icon={<PencilLine size={18} aria-hidden="true" />}
            onSelect={() => void openNewValue(factor)}
          >
            {t('catalogue-admin.factors.newValue')}
          </MenuItem>
        </>
      )}
      empty={{ title: t('catalogue-admin.factors.none') }}
    />
  );
}
