import { rule } from '@metra/contract/core/field-keys';
import { IsoDate, notBlank, Slug, text } from '@metra/contract/core/primitives';
import type { AdminProjectDetail } from '@metra/contract/operations/projects-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { House, Trash2 } from 'lucide-react';
import { z } from 'zod';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { MenuItem } from '../../../design-system/layers/menu.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { AdminForm, AdminGroup } from '../../../domain/administration/admin-form.tsx';
import { AdminField, AdminTexts, textFields } from '../../../domain/administration/form/admin-field.tsx';
import type { AdminFields } from '../../../domain/administration/form/form-context.ts';
import { RecordHistory } from '../../../domain/administration/record-history.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { projectList } from '../catalogue-lists.ts';
import { Choice, choiceOf, idsOf, namesOf } from '../choice.ts';
import { ChooseMany, ChooseOne } from '../choice-field.tsx';
import { RecordScreen } from '../record-screen.tsx';
import { english } from '../second-language.ts';
import { useRemoval } from '../use-removal.ts';
import { ProjectStateBadge } from './project-state.tsx';

const route = getRouteApi('/admin/projects/$id');

const german = z.object({ name: notBlank(200), description: text(4000) });
const ProjectForm = z.object({
  translations: z.object({ de: german, en: german.extend({ name: text(200) }) }),
  slug: Slug,
  owner: Choice.nullable().refine((owner): boolean => owner !== null, rule('required')),
  partners: z.array(Choice).max(500),
  startedOn: IsoDate.nullable(),
  finishedOn: IsoDate.nullable(),
});
type ProjectForm = z.infer<typeof ProjectForm>;

const none = { name: '', description: '' };

const versioned = (project: AdminProjectDetail) => ({
  values: {
    translations: {
      de: { ...none, ...project.translations.de },
      en: { ...none, ...project.translations.en },
    },
    slug: project.slug,
    owner: choiceOf(project.owner),
    partners: project.partnerList.map(choiceOf),
    startedOn: project.startedOn,
    finishedOn: project.finishedOn,
  },
  version: project.version,
});

export function ProjectScreen() {
  const { id } = route.useParams();
  const query = useQuery(catalogueAdminQueries.project(id));
  return (
    <RecordScreen of="projects" query={query}>
      {(project) => <ProjectPage key={project.id} project={project} />}
    </RecordScreen>
  );
}

function ProjectPage({ project }: { project: AdminProjectDetail }) {
  const { t, language } = useTranslate();
  const remove = useRemoval();
  const params = { id: project.id };
  const editing = useVersionedForm<ProjectForm>(ProjectForm, {
    start: versioned(project),
    read: async () => versioned(await operatorApi.projectsAdmin.read({ params })),
    async write({ translations, owner, partners, ...write }, { version }) {
      const saved = await operatorApi.projectsAdmin.update({
        params,
        body: {
          ...write,
          translations: english(translations),
          ownerId: Number(owner?.value ?? 0),
          partners: idsOf(partners),
          version,
        },
      });
      return versioned(saved);
    },
    onSaved() {
      events.emit('catalogueAdministered');
      showToast({ variant: 'success', title: t('catalogue-admin.saved') });
    },
    errorFields: { 'conflict.slug': 'slug', 'not_found.organisation': 'owner' },
    joinsApart: true,
  });
  const day = (value: string | null) => value && formatDate(value, language, 'short');
  const fields: AdminFields<ProjectForm> = [
    ...textFields<ProjectForm>('translations', 'name', t('catalogue-admin.name')),
    ...textFields<ProjectForm>('translations', 'description', t('catalogue-admin.description')),
    { name: 'slug', label: t('catalogue-admin.slug'), show: ({ slug }) => slug },
    { name: 'owner', label: t('catalogue-admin.projects.owner'), show: ({ owner }) => owner?.label },
    {
      name: 'partners',
      label: t('catalogue-admin.projects.partners'),
      show: ({ partners }) => namesOf(partners),
    },
    {
      name: 'startedOn',
      label: t('catalogue-admin.projects.startedOn'),
      show: ({ startedOn }) => day(startedOn),
    },
    {
      name: 'finishedOn',
      label: t('catalogue-admin.projects.finishedOn'),
      show: ({ finishedOn }) => day(finishedOn),
    },
  ];
  return (
    <AdminForm
      of={editing}
      fields={fields}
      title={project.name}
      state={<ProjectStateBadge state={project.state} />}
      list={{
        of: projectList,
        query: catalogueAdminQueries.projects,
        title: t('catalogue-admin.projects.title'),
        path: '/admin/projects',
        hrefOf: (id) => `/admin/projects/${id}`,
        id: project.id,
      }}
      tools={
        <ButtonLink
          render={<Link to="/admin/home" search={{ project: project.slug }} />}
          icon={<House size={18} aria-hidden="true" />}
        >
          {t('catalogue-admin.projects.editHome')}
        </ButtonLink>
      }
      actions={
        <MenuItem
          danger
          icon={<Trash2 size={18} aria-hidden="true" />}
          onSelect={() =>
            void remove({
              name: project.name,
              text: t('catalogue-admin.projects.removeText'),
              remove: () => operatorApi.projectsAdmin.remove({ params, query: { version: project.version } }),
              list: '/admin/projects',
            })
          }
        >
          {t('catalogue-admin.remove.confirm')}
        </MenuItem>
      }
      history={<RecordHistory kind="project" id={project.id} />}
    >
      <AdminGroup title={t('catalogue-admin.texts')} text={t('catalogue-admin.textsHint')}>
        <AdminTexts of={editing} within="translations" name="name" max={200} required />
        <AdminTexts of={editing} within="translations" name="description" max={4000} rows={6} />
      </AdminGroup>
      <AdminGroup title={t('catalogue-admin.projects.people')} wide>
        <AdminField of={editing} name="owner" required>
          {(field) => <ChooseOne {...field} query={catalogueAdminQueries.organisationsNamed} />}
        </AdminField>
        <AdminField of={editing} name="partners">
          {(field) => <ChooseMany {...field} query={catalogueAdminQueries.organisationsNamed} />}
        </AdminField>
      </AdminGroup>
      <AdminGroup title={t('catalogue-admin.projects.time')}>
        <AdminField of={editing} name="startedOn">
          {(field) => <DatePicker {...field} />}
        </AdminField>
        <AdminField of={editing} name="finishedOn" description={t('catalogue-admin.projects.finishedHint')}>
          {(field) => <DatePicker {...field} />}
        </AdminField>
        <AdminField of={editing} name="slug" description={t('catalogue-admin.projects.slugHint')}>
          {(field) => <TextInput {...field} maxLength={80} autoCapitalize="none" spellCheck={false} />}
        </AdminField>
      </AdminGroup>
    </AdminForm>
  );
}
