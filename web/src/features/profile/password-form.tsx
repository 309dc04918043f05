import { Password } from '@metra/contract/core/primitives';
import type { Account } from '@metra/contract/shapes/accounts';
import { z } from 'zod';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { PasswordInput } from '../../design-system/fields/password-input.tsx';
import { api } from '../../lib/api/api.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { NewPasswordField } from '../../lib/new-password/new-password-field.tsx';

const Change = z.object({ currentPassword: z.string().min(1).max(128), newPassword: Password });

interface PasswordFormProps {
  account: Account;
  onAsked: () => void;
  onCancel: () => void;
}

/** Asks for another password; it holds once the link in the mail was opened. */
export function PasswordForm({ account, onAsked, onCancel }: PasswordFormProps) {
  const { t } = useTranslate();
  const change = useContractForm(Change, {
    defaultValues: { currentPassword: '', newPassword: '' },
    errorFields: { 'account.password_wrong': 'currentPassword', 'account.password_weak': 'newPassword' },
    async submit(body) {
      await api.account.initiatePasswordChange({ body });
      onAsked();
    },
  });
  return (
    <DialogForm
      isOwn
      of={change}
      submitLabel={t('account.password.submit')}
      onCancel={onCancel}
      intro={<p className="mb-5 text-text-soft">{t('account.password.text')}</p>}
    >
      <div className="grid gap-5">
        <FormField
          control={change.control}
          name="currentPassword"
          label={t('account.password.current')}
          required
        >
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
        <NewPasswordField
          control={change.control}
          name="newPassword"
          label={t('account.password.new')}
          owner={{ email: account.email, organisationName: account.organisation.name }}
        />
      </div>
    </DialogForm>
  );
}
