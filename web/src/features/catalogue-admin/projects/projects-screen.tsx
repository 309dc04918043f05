import type { AdminProject } from '@metra/contract/operations/projects-admin';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { projectList } from '../catalogue-lists.ts';
import { openNewProject } from './new-project.tsx';
import { ProjectStateBadge } from './project-state.tsx';

const route = getRouteApi('/admin/projects');

export function ProjectsScreen() {
  const { t, language } = useTranslate();
  return (
    <AdminList<AdminProject, typeof projectList>
      of={projectList}
      search={route.useSearch()}
      query={catalogueAdminQueries.projects}
      title={t('catalogue-admin.projects.title')}
      searchLabel={t('catalogue-admin.projects.search')}
      name={{
        header: t('catalogue-admin.projects.one'),
        of: ({ name }) => name,
        detail: ({ slug }) => `/${slug}`,
        sort: 'name',
      }}
      href={({ id }) => `/admin/projects/${id}`}
      columns={{
        owner: { header: t('catalogue-admin.projects.owner'), cell: ({ owner }) => owner.name },
        state: {
          header: t('catalogue-admin.state'),
          narrow: 'value',
          cell: ({ state }) => <ProjectStateBadge state={state} />,
        },
        partners: {
          header: t('catalogue-admin.projects.partners'),
          narrowLabel: true,
          align: 'end',
          cell: ({ partners }) => partners,
        },
        home: {
          header: t('catalogue-admin.projects.home'),
          narrow: 'hidden',
          cell: ({ ownHome }) =>
            t(ownHome ? 'catalogue-admin.projects.ownHome' : 'catalogue-admin.projects.commonHome'),
        },
        startedOn: {
          header: t('catalogue-admin.projects.startedOn'),
          narrowLabel: true,
          sort: 'startedOn',
          cell: ({ startedOn }) => startedOn && formatDate(startedOn, language, 'short'),
        },
        createdAt: {
          header: t('catalogue-admin.createdAt'),
          sort: 'createdAt',
          narrow: 'hidden',
          cell: ({ createdAt }) => formatDate(createdAt, language, 'short'),
        },
      }}
      filters={{
        state: {
          label: t('catalogue-admin.state'),
          options: {
            PLANNED: t('catalogue-admin.projects.state.PLANNED'),
            RUNNING: t('catalogue-admin.projects.state.RUNNING'),
            ENDED: t('catalogue-admin.projects.state.ENDED'),
          },
        },
      }}
      views={[{ name: t('catalogue-admin.projects.state.RUNNING'), search: { state: 'RUNNING' } }]}
      csv={(query) => operatorApi.projectsAdmin.export({ query })}
      action={
        <Button
          variant="primary"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => void openNewProject()}
        >
          {t('catalogue-admin.projects.new')}
        </Button>
      }
      empty={{ title: t('catalogue-admin.projects.none'), text: t('catalogue-admin.projects.noneText') }}
    />
  );
}
