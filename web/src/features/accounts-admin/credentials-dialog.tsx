import type { AdminAccount } from '@metra/contract/operations/accounts-admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useWords } from '../../design-system/behaviour/words.ts';
import { Button } from '../../design-system/buttons/button.tsx';
import { DialogBody, DialogFooter } from '../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { Field } from '../../design-system/fields/field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { events } from '../../lib/api/events.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { formatDateTime } from '../../lib/formats/date-formats.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { fullName } from './account-state.tsx';

/** A person who lost their mailbox can set another address and password with this link, which is shown once. */
export const openCredentialsDialog = (account: AdminAccount): Promise<void> =>
  openDialog({
    title: translate('accounts-admin.credentials.title', { name: fullName(account) }),
    size: 'lg',
    content: ({ close }) => <CredentialsLink accountId={account.id} onDone={close} />,
  });

function CredentialsLink({ accountId, onDone }: { accountId: number; onDone: () => void }) {
  const { t, language } = useTranslate();
  const words = useWords();
  const params = { accountId };
  const open = useQuery({
    ...operationQuery(operatorApi.accountsAdmin.credentialsReset, { params }),
    meta: { isCached: false },
  });
  const settled = { onError: reportError, onSettled: () => events.emit('accountsAdministered') };
  const issuing = useMutation({
    mutationFn: () => operatorApi.accountsAdmin.initiateCredentialsReset({ params }),
    ...settled,
  });
  const revoking = useMutation({
    mutationFn: () => operatorApi.accountsAdmin.revokeCredentialsReset({ params }),
    onSuccess: () => issuing.reset(),
    ...settled,
  });
  const until = issuing.data?.expiresAt ?? open.data?.expiresAt;
  return (
    <>
      <DialogBody>
        <div className="grid gap-4">
          <p className="text-text-soft">{t('accounts-admin.credentials.text')}</p>
          {until && (
            <Notice>
              {t('accounts-admin.credentials.until', { until: formatDateTime(until, language, 'short') })}
            </Notice>
          )}
          {issuing.data && (
            <Field
              label={t('accounts-admin.credentials.link')}
              description={t('accounts-admin.credentials.once')}
            >
              <TextInput readOnly value={issuing.data.link} onFocus={(event) => event.target.select()} />
            </Field>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        {until && (
          <Button variant="quiet" loading={revoking.isPending} onClick={() => revoking.mutate()}>
            {t('accounts-admin.credentials.revoke')}
          </Button>
        )}
        <Button onClick={onDone}>{words.close}</Button>
        {!issuing.data && (
          <Button variant="primary" loading={issuing.isPending} onClick={() => issuing.mutate()}>
            {t(until ? 'accounts-admin.credentials.again' : 'accounts-admin.credentials.issue')}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
