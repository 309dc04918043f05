import { notBlank } from '@metra/contract/core/primitives';
import type { AdminAccount } from '@metra/contract/operations/accounts-admin';
import { z } from 'zod';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { Textarea } from '../../design-system/fields/textarea.tsx';
import { operatorApi } from '../../lib/api/operator-api.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { session } from '../../lib/session/current-session.ts';
import { paths } from '../../lib/site/paths.ts';
import { fullName } from './account-state.tsx';

const Reason = z.object({ reason: notBlank(500) });

/** The person is told the reason for the impersonation, and every page offers to end it. */
export const openImpersonationDialog = (account: AdminAccount): Promise<void> =>
  openDialog({
    title: translate('accounts-admin.impersonate.title', { name: fullName(account) }),
    size: 'lg',
    content: ({ close }) => <ReasonForm account={account} onDone={close} />,
  });

function ReasonForm({ account, onDone }: { account: AdminAccount; onDone: () => void }) {
  const { t } = useTranslate();
  const editing = useContractForm(Reason, {
    defaultValues: { reason: '' },
    async submit({ reason }) {
      const body = { accountId: account.id, reason: reason.trim() };
      await session.actFor(() => operatorApi.auth.impersonate({ body }));
      onDone();
      // The application is a separate document.
      window.location.assign(paths.dashboard);
    },
  });
  return (
    <DialogForm
      isOwn
      of={editing}
      submitLabel={t('accounts-admin.impersonate.submit')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('accounts-admin.impersonate.text')}</p>}
    >
      <FormField
        control={editing.control}
        name="reason"
        required
        label={t('accounts-admin.impersonate.reason')}
        description={t('accounts-admin.impersonate.hint')}
      >
        {(field) => <Textarea {...field} rows={3} maxLength={500} data-autofocus />}
      </FormField>
    </DialogForm>
  );
}
