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

const NewMeasure = z.object({
  name: notBlank(200),
  slug: Slug,
  goal: Choice.nullable().refine((goal): boolean => goal !== null, rule('required')),
});

/** Creates a measure that is not offered yet. Its other fields are edited on its page. */
export const openNewMeasure = (): Promise<void> =>
  openDialog({
    title: translate('catalogue-admin.measures.new'),
    content: ({ close }) => <NewMeasureForm onDone={close} />,
  });

function NewMeasureForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslate();
  const form = useContractForm(NewMeasure, {
    defaultValues: { name: '', slug: '', goal: null },
    errorFields: { 'conflict.slug': 'slug', 'not_found.goal': 'goal' },
    async submit({ name, slug, goal }) {
      const { id } = await operatorApi.measures.create({
        body: {
          slug,
          goalId: Number(goal?.value ?? 0),
          translations: { de: { name, description: '' } },
          effort: 'MEDIUM',
          impact: 'MEDIUM',
          active: false,
        },
      });
      events.emit('catalogueAdministered');
      onDone();
      await openAdminPage(`/admin/measures/${id}`);
    },
  });
  const { control } = form;
  return (
    <NewRecordForm of={form} onCancel={onDone} hint={t('catalogue-admin.measures.newHint')}>
      <NameAndSlug control={control} slugHint={t('catalogue-admin.slugHint')} />
      <FormField control={control} name="goal" required label={t('catalogue-admin.goals.one')}>
        {(field) => <ChooseOne {...field} query={catalogueAdminQueries.goalsNamed} />}
      </FormField>
    </NewRecordForm>
  );
}
