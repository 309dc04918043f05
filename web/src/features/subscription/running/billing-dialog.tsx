import { type Billing, BillingWrite } from '@metra/contract/billing-shapes';
import { Button } from '../../../design-system/button.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { useUnsavedInput } from '../../../design-system/dialog/unsaved-input.ts';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { useWords } from '../../../design-system/words.ts';
import { api } from '../../../lib/api.ts';
import { ConflictView } from '../../../lib/conflict/conflict-view.tsx';
import { useVersionedSave } from '../../../lib/conflict/use-versioned-save.ts';
import { FormProblem } from '../../../lib/form-problem.tsx';
import { useContractForm } from '../../../lib/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/use-session.ts';
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
  const words = useWords();
  const { account } = useSession();
  const { queryKey } = subscriptionQueries.billing();
  const fields = useBillingWords();
  const versioned = (present: Billing) => ({
    values: billingWrite(billingValues(present, account)),
    version: present.version,
  });
  const saving = useVersionedSave<BillingWrite>(versioned(billing), {
    read: async () =>
      versioned(await queryClient.fetchQuery({ ...subscriptionQueries.billing(), staleTime: 0 })),
    async write(values, { version }) {
      const body = { ...billingWrite(values), version };
      queryClient.setQueryData(queryKey, await api.subscription.updateBilling({ body }));
    },
  });
  const billingForm = useContractForm(BillingWrite, {
    defaultValues: billingValues(billing, account),
    submit: async (values) => said(await saving.save(billingWrite(values))),
  });
  const { form, submitting, onSubmit } = billingForm;
  useUnsavedInput(form.formState.isDirty);

  function said(saved: boolean) {
    if (!saved) return;
    showToast({ variant: 'success', title: t('subscription.billing.saved') });
    onDone();
  }

  if (saving.conflict)
    return (
      <ConflictView
        conflict={saving.conflict}
        fields={fields}
        onBack={saving.goBack}
        onResolve={async (values) => said(await saving.resolve(values))}
      />
    );
  return (
    <form noValidate onSubmit={onSubmit} className="contents">
      <DialogBody>
        <FormProblem of={billingForm} />
        <BillingFields form={form} />
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={submitting}>
          {t('subscription.billing.save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
