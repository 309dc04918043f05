import { type AdminAccount, accountsAdmin } from '@metra/contract/operations/accounts-admin';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { Textarea } from '../../design-system/fields/textarea.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { events } from '../../lib/api/events.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { fullName } from './account-state.tsx';

/** A person may have lost telephone, passkeys and recovery codes. The reason is recorded, and the person is told. */
export const openSecondFactorDialog = (account: AdminAccount): Promise<void> =>
  openDialog({
    title: translate('accounts-admin.removeFactor.title', { name: fullName(account) }),
    size: 'lg',
    content: ({ close }) => <ReasonForm account={account} onDone={close} />,
  });

function ReasonForm({ account, onDone }: { account: AdminAccount; onDone: () => void }) {
  const { t } = useTranslate();
  const editing = useContractForm(accountsAdmin.removeSecondFactor.body, {
    defaultValues: { reason: '' },
    async submit({ reason }) {
      const body = { reason: reason.trim() };
      await operatorApi.accountsAdmin.removeSecondFactor({ params: { accountId: account.id }, body });
      events.emit('accountsAdministered');
      showToast({
        variant: 'success',
        title: t('accounts-admin.removeFactor.done', { name: fullName(account) }),
      });
      onDone();
    },
  });
  return (
    <DialogForm
      isOwn
      of={editing}
      submitLabel={t('accounts-admin.removeFactor.submit')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('accounts-admin.removeFactor.text')}</p>}
    >
      <FormField
        control={editing.control}
        name="reason"
        required
        label={t('accounts-admin.removeFactor.reason')}
        description={t('accounts-admin.removeFactor.hint')}
      >
        {(field) => <Textarea {...field} rows={3} maxLength={500} data-autofocus />}
      </FormField>
    </DialogForm>
  );
}
