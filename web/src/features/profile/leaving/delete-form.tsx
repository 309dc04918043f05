import type { Account } from '@metra/contract/shapes/accounts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { PasswordInput } from '../../../design-system/fields/password-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { subscriptionStateQueries } from '../../../domain/subscription/subscription-state.queries.ts';
import { isActive } from '../../../domain/subscription/subscription-state.ts';
import { api } from '../../../lib/api/api.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { session } from '../../../lib/session/current-session.ts';
import { ExportButton } from './export-button.tsx';
import { RemovalList } from './removal-list.tsx';
import { useExport } from './use-export.ts';

const Proof = z.object({ password: z.string().min(1).max(128) });

interface DeleteFormProps {
  account: Account;
  /** With the last person the organisation goes, too. */
  isLast: boolean;
  onCancel: () => void;
}

/** Offers to take the data along, asks for the password, and then the account is gone. */
export function DeleteForm({ account, isLast, onCancel }: DeleteFormProps) {
  const { t } = useTranslate();
  const { data: subscription = null } = useQuery(subscriptionStateQueries.current());
  const isPaid = isActive(subscription) && subscription?.subscription.state !== 'TRIAL';
  const taking = useExport(account);
  const deleting = useContractForm(Proof, {
    defaultValues: { password: '' },
    errorFields: { 'account.password_wrong': 'password' },
    async submit(body) {
      await api.account.remove({ body });
      onCancel();
      session.end(false);
      showToast({ variant: 'success', title: t('account.delete.done') });
    },
  });
  return (
    <DialogForm
      isOwn
      of={deleting}
      submitLabel={t('account.delete.confirm')}
      submitTone="danger"
      cancelLabel={t('account.delete.keep')}
      onCancel={onCancel}
      intro={
        <div className="mb-5 grid gap-5">
          <p className="text-text-soft">
            {isLast
              ? t('account.delete.warningLast', { organisation: account.organisation.name })
              : t('account.delete.warning', { organisation: account.organisation.name })}
          </p>
          {isLast && isPaid && <p className="text-text-soft">{t('account.delete.subscription')}</p>}
          {isLast && <RemovalList organisationId={account.organisation.id} />}
          <ExportButton of={taking} />
        </div>
      }
    >
      <FormField control={deleting.control} name="password" label={t('account.delete.password')} required>
        {(field) => <PasswordInput {...field} autoComplete="current-password" data-autofocus />}
      </FormField>
    </DialogForm>
  );
}
