import { type Billing, BillingWrite } from '@metra/contract/shapes/billing-shapes';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { BillingFields } from '../order/billing-fields.tsx';
import { billingValues, billingWrite } from '../order/billing-values.ts';
import { subscriptionQueries } from '../subscription.queries.ts';
import { useBillingWords } from './billing-words.ts';

interface BillingDialogProps {
  billing: Billing;
  onDone: () => void;
}

/** Changes whom further invoices are made out to; a colleague's change is never overwritten unseen. */
export function BillingDialog({ billing, onDone }: BillingDialogProps) {
  const { t } = useTranslate();
  const conflictFields = useBillingWords();
  const { account } = useSession();
  const query = subscriptionQueries.billing();
  const versioned = (present: Billing) => ({
    values: billingValues(present, account),
    version: present.version,
  });
  const editing = useVersionedForm<BillingWrite>(BillingWrite, {
    start: versioned(billing),
    tidy: billingWrite,
    read: async () => versioned(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
    async write(values, { version }) {
      const changed = await api.subscription.updateBilling({ body: { ...values, version } });
      queryClient.setQueryData(query.queryKey, changed);
      return undefined;
    },
    onSaved() {
      showToast({ variant: 'success', title: t('subscription.billing.saved') });
      onDone();
    },
  });
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={conflictFields}
      submitLabel={t('subscription.billing.save')}
      onCancel={onDone}
    >
      <BillingFields form={editing.form} />
    </VersionedDialogForm>
  );
}
