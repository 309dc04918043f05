import { notBlank } from '@metra/contract/core/primitives';
import type { AdminListName, AdminView } from '@metra/contract/operations/admin-views';
import { z } from 'zod';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { invalidateAnswers } from '../../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const ViewForm = z.object({ name: notBlank(60), isFor: z.enum(['me', 'all']) });

/** It saves the current view under a name, or renames a saved one. */
export const openViewDialog = (list: AdminListName, search: string, view?: AdminView): Promise<void> =>
  openDialog({
    title: translate(view ? 'administration.view.change' : 'administration.view.save'),
    size: 'md',
    content: ({ close }) => <ViewFields list={list} search={search} view={view} onDone={() => close()} />,
  });

interface ViewFieldsProps {
  list: AdminListName;
  search: string;
  view: AdminView | undefined;
  onDone: () => void;
}

function ViewFields({ list, search, view, onDone }: ViewFieldsProps) {
  const { t } = useTranslate();
  const contractForm = useContractForm(ViewForm, {
    defaultValues: { name: view?.name ?? '', isFor: view?.isShared ? 'all' : 'me' },
    async submit({ name, isFor }) {
      const written = { name, search, isShared: isFor === 'all' };
      if (view)
        await operatorApi.adminViews.update({
          params: { id: view.id },
          body: { ...written, version: view.version },
        });
      else await operatorApi.adminViews.create({ body: { ...written, list } });
      await invalidateAnswers(operatorApi.adminViews.list);
      onDone();
    },
  });
  const { control } = contractForm;
  return (
    <DialogForm of={contractForm} submitLabel={t('administration.view.submit')} onCancel={onDone}>
      <div className="grid gap-4">
        <FormField control={control} name="name" label={t('administration.view.name')}>
          {(field) => <TextInput {...field} maxLength={60} />}
        </FormField>
        <FormField control={control} name="isFor" label={t('administration.view.isFor')}>
          {(field) => (
            <RadioGroup
              {...field}
              options={[
                { value: 'me', label: t('administration.view.me') },
                { value: 'all', label: t('administration.view.everybody') },
              ]}
            />
          )}
        </FormField>
      </div>
    </DialogForm>
  );
}

export async function deleteView({ id, name, isShared }: AdminView): Promise<void> {
  const isConfirmed = await confirmDialog({
    title: translate('administration.view.deleteTitle', { name }),
    text: translate(isShared ? 'administration.view.deleteShared' : 'administration.view.deleteOwn'),
    confirmLabel: translate('administration.view.delete'),
    tone: 'danger',
  });
  if (!isConfirmed) return;
  try {
    await operatorApi.adminViews.remove({ params: { id } });
    showToast({ variant: 'success', title: translate('administration.view.deleted', { name }) });
  } catch (error) {
    await reportError(error);
  }
  await invalidateAnswers(operatorApi.adminViews.list);
}
