import { notBlank, Sector, Slug } from '@metra/contract/core/primitives';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { NameAndSlug, NewRecordForm } from '../new-record-form.tsx';
import { openAdminPage } from '../open-admin-page.ts';

const NewGoal = z.object({ name: notBlank(200), slug: Slug, sector: Sector });

/** Creates a goal that is not offered yet. Its other fields are edited on its page. */
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
      await openAdminPage(`/admin/goals/${id}`);
    },
  });
  const { control } = form;
  return (
    <NewRecordForm of={form} onCancel={onDone} hint={t('catalogue-admin.goals.newHint')}>
      <NameAndSlug control={control} slugHint={t('catalogue-admin.slugHint')} />
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
