import type { AdminMeasure } from '@metra/contract/operations/measures-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { measureList } from '../catalogue-lists.ts';
import { Lacks, OfferedState, useSectorOptions, useYesNo } from '../catalogue-parts.tsx';
import type { Choice } from '../choice.ts';
import { ChooseOne } from '../choice-field.tsx';
import { useSwitchBulk } from '../use-switch-bulk.ts';
import { openNewMeasure } from './new-measure.tsx';

const route = getRouteApi('/admin/measures');

export function MeasuresScreen() {
  const { t, language } = useTranslate();
  const bulk = useSwitchBulk({
    preview: (ids, active) => operatorApi.measuresAdmin.previewSwitch({ body: { ids, active } }),
    act: (items, active) => operatorApi.measuresAdmin.switch({ body: { items, active } }),
  });
  return (
    <AdminList<AdminMeasure, typeof measureList>
      of={measureList}
      search={route.useSearch()}
      query={catalogueAdminQueries.measures}
      title={t('catalogue-admin.measures.title')}
      searchLabel={t('catalogue-admin.measures.search')}
      name={{ header: t('catalogue-admin.measures.one'), of: ({ name }) => name, sort: 'name' }}
      href={({ id }) => `/admin/measures/${id}`}
      columns={{
        goal: { header: t('catalogue-admin.goals.one'), wrap: true, cell: ({ goal }) => goal.name },
        state: {
          header: t('catalogue-admin.state'),
          narrow: 'value',
          cell: ({ active }) => <OfferedState active={active} />,
        },
        effort: {
          header: t('catalogue-admin.measures.effort'),
          sort: 'effort',
          narrow: 'hidden',
          cell: ({ effort }) => t(`catalogue-admin.level.${effort}`),
        },
        impact: {
          header: t('catalogue-admin.measures.impact'),
          sort: 'impact',
          narrow: 'hidden',
          cell: ({ impact }) => t(`catalogue-admin.level.${impact}`),
        },
        organisations: {
          header: t('catalogue-admin.organisations'),
          align: 'end',
          narrow: 'hidden',
          sort: 'organisations',
          cell: ({ organisations }) => organisations,
        },
        done: {
          header: t('catalogue-admin.measures.done'),
          align: 'end',
          narrow: 'hidden',
          cell: ({ done }) => done,
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
        goalId: {
          label: t('catalogue-admin.goals.one'),
          show: (id: number) => <GoalName id={id} />,
          input: ({ onChange }) => (
            <ChooseOne
              query={catalogueAdminQueries.goalsNamed}
              value={null}
              onChange={(chosen: Choice | null) => onChange(chosen ? Number(chosen.value) : undefined)}
            />
          ),
        },
      }}
      views={[
        { name: t('catalogue-admin.views.unused'), search: { used: false, active: true } },
        { name: t('catalogue-admin.views.notOffered'), search: { active: false } },
      ]}
      csv={(query) => operatorApi.measuresAdmin.export({ query })}
      bulk={bulk}
      action={
        <Button
          variant="primary"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => void openNewMeasure()}
        >
          {t('catalogue-admin.measures.new')}
        </Button>
      }
      empty={{ title: t('catalogue-admin.measures.none') }}
    />
  );
}

function GoalName({ id }: { id: number }) {
  const { data } = useQuery(catalogueAdminQueries.goal(id));
  return data?.name ?? id;
}
