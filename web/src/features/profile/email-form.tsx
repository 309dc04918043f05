import { Email } from '@metra/contract/core/primitives';
import { z } from 'zod';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { PasswordInput } from '../../design-system/fields/password-input.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { api } from '../../lib/api/api.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const Change = z.object({
  email: z.string().trim().pipe(Email),
  currentPassword: z.string().min(1).max(128),
});

interface EmailFormProps {
  onAsked: (email: string) => void;
  onCancel: () => void;
}

/** Asks for another address; it holds once the link in the mail to it was opened. */
export function EmailForm({ onAsked, onCancel }: EmailFormProps) {
  const { t } = useTranslate();
  const change = useContractForm(Change, {
    defaultValues: { email: '', currentPassword: '' },
    errorFields: { 'account.password_wrong': 'currentPassword' },
    async submit(body) {
      await api.account.initiateEmailChange({ body });
      onAsked(body.email);
    },
  });
  return (
    <DialogForm
      isOwn
      of={change}
      submitLabel={t('account.email.submit')}
      onCancel={onCancel}
      intro={<p className="mb-5 text-text-soft">{t('account.email.text')}</p>}
    >
      <div className="grid gap-5">
        <FormField control={change.control} name="email" label={t('account.email.new')} required>
          {(field) => <TextInput {...field} type="email" autoComplete="off" />}
        </FormField>
        <FormField
          control={change.control}
          name="currentPassword"
          label={t('account.password.current')}
          required
        >
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
      </div>
    </DialogForm>
  );
}
