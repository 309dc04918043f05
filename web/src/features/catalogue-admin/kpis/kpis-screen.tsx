import type { AdminKpi } from '@metra/contract/operations/kpis-admin';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatPercent } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { kpiList } from '../catalogue-lists.ts';
import { Lacks, OfferedState, useSectorOptions, useYesNo } from '../catalogue-parts.tsx';
import { useSwitchBulk } from '../use-switch-bulk.ts';
import { openNewKpi } from './new-kpi.tsx';

const route = getRouteApi('/admin/kpis');

export function KpisScreen() {
  const { t, language } = useTranslate();
  const bulk = useSwitchBulk({
    preview: (ids, active) => operatorApi.kpisAdmin.previewSwitch({ body: { ids, active } }),
    act: (items, active) => operatorApi.kpisAdmin.switch({ body: { items, active } }),
  });
  return (
    <AdminList<AdminKpi, typeof kpiList>
      of={kpiList}
      search={route.useSearch()}
      query={catalogueAdminQueries.kpis}
      title={t('catalogue-admin.kpis.title')}
      searchLabel={t('catalogue-admin.kpis.search')}
      name={{
        header: t('catalogue-admin.kpis.one'),
        of: ({ name }) => name,
        detail: ({ unit, formula }) =>
          [unit.label, formula && t('catalogue-admin.kpis.computed')].filter(Boolean).join(' · '),
        sort: 'name',
      }}
      href={({ id }) => `/admin/kpis/${id}`}
      columns={{
        category: {
          header: t('catalogue-admin.kpis.category'),
          narrow: 'hidden',
          cell: ({ category }) => category?.name,
        },
        state: {
          header: t('catalogue-admin.state'),
          narrow: 'value',
          cell: ({ active }) => <OfferedState active={active} />,
        },
        organisations: {
          header: t('catalogue-admin.organisations'),
          align: 'end',
          narrow: 'hidden',
          sort: 'organisations',
          cell: ({ organisations }) => organisations,
        },
        targets: {
          header: t('catalogue-admin.kpis.targets'),
          align: 'end',
          narrow: 'hidden',
          cell: ({ targets }) => targets,
        },
        coverage: {
          header: t('catalogue-admin.kpis.coverage'),
          align: 'end',
          narrow: 'hidden',
          cell: ({ coverage }) => coverage !== null && formatPercent(coverage, language),
        },
        lastPeriodEnd: {
          header: t('catalogue-admin.kpis.lastPeriodEnd'),
          narrow: 'hidden',
          cell: ({ lastPeriodEnd }) => lastPeriodEnd && formatDate(lastPeriodEnd, language, 'short'),
        },
        lacks: { header: t('catalogue-admin.lacks'), cell: ({ lacks }) => <Lacks languages={lacks} /> },
        formulas: {
          header: t('catalogue-admin.kpis.formulas'),
          align: 'end',
          narrow: 'hidden',
          cell: ({ usedBy }) => usedBy.length,
        },
      }}
      filters={{
        sector: { label: t('catalogue-admin.sector'), options: useSectorOptions() },
        frequency: {
          label: t('catalogue-admin.kpis.frequency'),
          options: {
            MONTH: t('catalogue-admin.frequency.MONTH'),
            QUARTER: t('catalogue-admin.frequency.QUARTER'),
            YEAR: t('catalogue-admin.frequency.YEAR'),
          },
        },
        used: { label: t('catalogue-admin.used'), options: useYesNo() },
        derived: { label: t('catalogue-admin.kpis.computed'), options: useYesNo() },
        active: { label: t('catalogue-admin.offered'), options: useYesNo() },
      }}
      views={[
        { name: t('catalogue-admin.views.mostUsed'), search: { used: true, sort: '-organisations' } },
        { name: t('catalogue-admin.views.unused'), search: { used: false, derived: false } },
        { name: t('catalogue-admin.views.notOffered'), search: { active: false } },
      ]}
      csv={(query) => operatorApi.kpisAdmin.export({ query })}
      bulk={bulk}
      action={
        <Button
          variant="primary"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => void openNewKpi()}
        >
          {t('catalogue-admin.kpis.new')}
        </Button>
      }
      empty={{ title: t('catalogue-admin.kpis.none') }}
    />
  );
}
