import { rule } from '@metra/contract/core/field-keys';
import { notBlank, Slug } from '@metra/contract/core/primitives';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { Choice } from '../choice.ts';
import { ChooseOne } from '../choice-field.tsx';
import { NameAndSlug, NewRecordForm } from '../new-record-form.tsx';
import { openAdminPage } from '../open-admin-page.ts';

const NewProject = z.object({
  name: notBlank(200),
  slug: Slug,
  owner: Choice.nullable().refine((owner): boolean => owner !== null, rule('required')),
});

/** Creates a project. Its other fields are edited on its page. */
export const openNewProject = (): Promise<void> =>
  openDialog({
    title: translate('catalogue-admin.projects.new'),
    content: ({ close }) => <NewProjectForm onDone={close} />,
  });

function NewProjectForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslate();
  const form = useContractForm(NewProject, {
    defaultValues: { name: '', slug: '', owner: null },
    errorFields: { 'conflict.slug': 'slug', 'not_found.organisation': 'owner' },
    async submit({ name, slug, owner }) {
      const { id } = await operatorApi.projectsAdmin.create({
        body: { slug, translations: { de: { name } }, ownerId: Number(owner?.value ?? 0) },
      });
      events.emit('catalogueAdministered');
      onDone();
      await openAdminPage(`/admin/projects/${id}`);
    },
  });
  const { control } = form;
  return (
    <NewRecordForm of={form} onCancel={onDone} hint={t('catalogue-admin.projects.newHint')}>
      <NameAndSlug control={control} slugHint={t('catalogue-admin.projects.slugHint')} />
      <FormField control={control} name="owner" required label={t('catalogue-admin.projects.owner')}>
        {(field) => <ChooseOne {...field} query={catalogueAdminQueries.organisationsNamed} />}
      </FormField>
    </NewRecordForm>
  );
}
