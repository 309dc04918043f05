import { notBlank, Sector, Slug } from '@metra/contract/primitives';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/form-field.tsx';
import { Select } from '../../../design-system/select.tsx';
import { TextInput } from '../../../design-system/text-input.tsx';
import { events } from '../../../lib/events.ts';
import { useContractForm } from '../../../lib/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { operatorApi } from '../../../lib/operator-api.ts';
import { goTo } from '../go-to.ts';
import { NewRecordForm } from '../new-record-form.tsx';

const NewGoal = z.object({ name: notBlank(200), slug: Slug, sector: Sector });

/** Begins a goal that is not offered yet; everything else is written on its page. */
export const openNewGoal = (): Promise<void> =>
  openDialog({
    title: translate('catalogue-admin.goals.new'),
    content: ({ close }) => <NewGoalForm onDone={close} />,
  });

function NewGoalForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslate();
  const form = useContractForm(NewGoal, {
    defaultValues: { name: '', slug: '', sector: 'e' },
    errorFields: { 'conflict.slug': 'slug' },
    async submit({ name, slug, sector }) {
      const { id } = await operatorApi.goalsAdmin.create({
        body: { slug, sector, translations: { de: { name } }, active: false },
      });
      events.emit('catalogueAdministered');
      onDone();
      await goTo(`/admin/goals/${id}`);
    },
  });
  const { control } = form;
  return (
    <NewRecordForm of={form} onCancel={onDone} hint={t('catalogue-admin.goals.newHint')}>
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
      <FormField control={control} name="sector" required label={t('catalogue-admin.sector')}>
        {(field) => (
          <Select
            {...field}
            options={Sector.options.map((value) => ({ value, label: t(`common.sectorLong.${value}`) }))}
          />
        )}
      </FormField>
    </NewRecordForm>
  );
}
