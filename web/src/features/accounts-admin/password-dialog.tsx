import { Password } from '@metra/contract/core/primitives';
import type { AdminAccount } from '@metra/contract/operations/accounts-admin';
import { z } from 'zod';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { events } from '../../lib/api/events.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { fullName } from './account-state.tsx';

const OneTime = z.object({ password: Password });

/** A one-time password is told by telephone and must be replaced at the next sign-in. */
export const openPasswordDialog = (account: AdminAccount): Promise<void> =>
  openDialog({
    title: translate('accounts-admin.password.title', { name: fullName(account) }),
    size: 'lg',
    content: ({ close }) => <PasswordForm account={account} onDone={close} />,
  });

function PasswordForm({ account, onDone }: { account: AdminAccount; onDone: () => void }) {
  const { t } = useTranslate();
  const editing = useContractForm(OneTime, {
    defaultValues: { password: '' },
    errorFields: { 'account.password_weak': 'password' },
    async submit({ password }) {
      await operatorApi.accountsAdmin.resetPassword({
        params: { accountId: account.id },
        body: { password },
      });
      events.emit('accountsAdministered');
      showToast({
        variant: 'success',
        title: t('accounts-admin.password.done', { name: fullName(account) }),
      });
      onDone();
    },
  });
  return (
    <DialogForm
      isOwn
      of={editing}
      submitLabel={t('accounts-admin.password.submit')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('accounts-admin.password.text')}</p>}
    >
      <FormField
        control={editing.control}
        name="password"
        required
        label={t('accounts-admin.password.label')}
        description={t('accounts-admin.password.hint')}
      >
        {(field) => <TextInput {...field} autoComplete="off" spellCheck={false} data-autofocus />}
      </FormField>
    </DialogForm>
  );
}
