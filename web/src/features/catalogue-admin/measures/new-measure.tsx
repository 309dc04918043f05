import { rule } from '@metra/contract/field-keys';
import { notBlank, Slug } from '@metra/contract/primitives';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/form-field.tsx';
import { TextInput } from '../../../design-system/text-input.tsx';
import { events } from '../../../lib/events.ts';
import { useContractForm } from '../../../lib/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { operatorApi } from '../../../lib/operator-api.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { Choice } from '../choice.ts';
import { ChooseOne } from '../choice-field.tsx';
import { goTo } from '../go-to.ts';
import { NewRecordForm } from '../new-record-form.tsx';

const NewMeasure = z.object({
  name: notBlank(200),
  slug: Slug,
  goal: Choice.nullable().refine((goal): boolean => goal !== null, rule('required')),
});

/** Begins a measure that is not offered yet; everything else is written on its page. */
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
      await goTo(`/admin/measures/${id}`);
    },
  });
  const { control } = form;
  return (
    <NewRecordForm of={form} onCancel={onDone} hint={t('catalogue-admin.measures.newHint')}>
      <FormField control={control} name="name" required label={t('catalogue-admin.nameGerman')}>
        {(field) => <TextInput {...field} maxLength={200} />}
      </FormField>
      <FormField
        control={control}
        name="slug"
        required
        label={t('catalogue-admin.slug')}
        description={t('catalogue-admin.slugHint')}
      >
        {(field) => <TextInput {...field} maxLength={80} autoCapitalize="none" spellCheck={false} />}
      </FormField>
      <FormField control={control} name="goal" required label={t('catalogue-admin.goals.one')}>
        {(field) => <ChooseOne {...field} query={catalogueAdminQueries.goalsNamed} />}
      </FormField>
    </NewRecordForm>
  );
}
