import { notBlank } from '@metra/contract/core/primitives';
import type { AdminOffer } from '@metra/contract/operations/marketplace-admin';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const Reason = z.object({ reason: notBlank(1000) });

type Named = Pick<AdminOffer, 'id' | 'title'>;

/** Hides an offer from everybody but its organisation, which is told why. */
export const openTakeDownDialog = (offer: Named): Promise<void> =>
  openDialog({
    title: translate('marketplace-admin.takeDown.title', { title: offer.title }),
    size: 'lg',
    content: ({ close }) => <ReasonForm offer={offer} onDone={close} />,
  });

function ReasonForm({ offer, onDone }: { offer: Named; onDone: () => void }) {
  const { t } = useTranslate();
  const editing = useContractForm(Reason, {
    defaultValues: { reason: '' },
    async submit({ reason }) {
      await operatorApi.offersAdmin.takeDown({ params: { id: offer.id }, body: { reason: reason.trim() } });
      events.emit('marketplaceAdministered');
      showToast({ variant: 'success', title: t('marketplace-admin.takeDown.done', { title: offer.title }) });
      onDone();
    },
  });
  return (
    <DialogForm
      isOwn
      of={editing}
      submitLabel={t('marketplace-admin.takeDown.submit')}
      submitTone="danger"
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('marketplace-admin.takeDown.text')}</p>}
    >
      <FormField
        control={editing.control}
        name="reason"
        required
        label={t('marketplace-admin.takeDown.reason')}
        description={t('marketplace-admin.takeDown.reasonHint')}
      >
        {(field) => <Textarea {...field} rows={4} maxLength={1000} data-autofocus />}
      </FormField>
    </DialogForm>
  );
}
