import type { AdminGoal } from '@metra/contract/operations/goals-admin';
import { getRouteApi } from '@tanstack/react-router';
import { ArrowUpDown, Plus } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { goalList } from '../catalogue-lists.ts';
import { Lacks, OfferedState, SectorName, useSectorOptions, useYesNo } from '../catalogue-parts.tsx';
import { useSwitchBulk } from '../use-switch-bulk.ts';
import { openGoalOrder } from './goal-order.tsx';
import { openNewGoal } from './new-goal.tsx';

const route = getRouteApi('/admin/goals');

export function GoalsScreen() {
  const { t, language } = useTranslate();
  const search = route.useSearch();
  const bulk = useSwitchBulk({
    preview: (ids, active) => operatorApi.goalsAdmin.previewSwitch({ body: { ids, active } }),
    act: (items, active) => operatorApi.goalsAdmin.switch({ body: { items, active } }),
  });
  return (
    <AdminList<AdminGoal, typeof goalList>
      of={goalList}
      search={search}
      query={catalogueAdminQueries.goals}
      title={t('catalogue-admin.goals.title')}
      searchLabel={t('catalogue-admin.goals.search')}
      name={{ header: t('catalogue-admin.goals.one'), of: ({ name }) => name, sort: 'name' }}
      href={({ id }) => `/admin/goals/${id}`}
      columns={{
        sector: { header: t('catalogue-admin.sector'), cell: ({ sector }) => <SectorName sector={sector} /> },
        state: {
          header: t('catalogue-admin.state'),
          narrow: 'value',
          cell: ({ active }) => <OfferedState active={active} />,
        },
        organisations: {
          header: t('catalogue-admin.goals.organisations'),
          align: 'end',
          narrow: 'hidden',
          sort: 'organisations',
          cell: ({ organisations }) => organisations,
        },
        measures: {
          header: t('catalogue-admin.measures.title'),
          align: 'end',
          sort: 'measures',
          narrow: 'hidden',
          cell: ({ measures }) => measures,
        },
        kpis: {
          header: t('catalogue-admin.kpis.title'),
          align: 'end',
          narrow: 'hidden',
          cell: ({ kpis }) => kpis,
        },
        lacks: { header: t('catalogue-admin.lacks'), cell: ({ lacks }) => <Lacks languages={lacks} /> },
        editedAt: {
          header: t('catalogue-admin.editedAt'),
          sort: 'editedAt',
          narrow: 'hidden',
          cell: ({ editedAt }) => editedAt && formatDate(editedAt, language, 'short'),
        },
      }}
      filters={{
        sector: { label: t('catalogue-admin.sector'), options: useSectorOptions() },
        active: { label: t('catalogue-admin.offered'), options: useYesNo() },
        used: { label: t('catalogue-admin.used'), options: useYesNo() },
      }}
      views={[
        { name: t('catalogue-admin.views.unused'), search: { used: false, active: true } },
        { name: t('catalogue-admin.views.notOffered'), search: { active: false } },
      ]}
      csv={(query) => operatorApi.goalsAdmin.export({ query })}
      bulk={bulk}
      action={
        <>
          <Button
            icon={<ArrowUpDown size={18} aria-hidden="true" />}
            onClick={() => void openGoalOrder(search.sector)}
          >
            {t('catalogue-admin.goals.putInOrder')}
          </Button>
          <Button
            variant="primary"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => void openNewGoal()}
          >
            {t('catalogue-admin.goals.new')}
          </Button>
        </>
      }
      empty={{ title: t('catalogue-admin.goals.none') }}
    />
  );
}
