import type { OwnFactor } from '@metra/contract/shapes/factor-shapes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../../../design-system/fields/field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { dismissToast, showToast } from '../../../design-system/toast/toast-store.ts';
import { ownFactorChanged } from '../../../domain/kpis/kpi.invalidations.ts';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { api } from '../../../lib/api/api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** A restore uses this id to dismiss the message that the value was deleted. */
const deletedToast = ({ id }: OwnFactor) => `own-factor-deleted-${id}`;

export function DeleteOwnFactor({ own, onDone }: { own: OwnFactor; onDone: () => void }) {
  const { t } = useTranslate();
  const [why, setWhy] = useState('');
  const reason = why.trim();
  const deletion = useMutation({
    mutationFn: () =>
      api.factors.removeOwn({
        params: { ownFactorId: own.id },
        query: { version: own.version, ...(reason && { why: reason }) },
      }),
    onSuccess: () =>
      showToast({
        id: deletedToast(own),
        variant: 'success',
        title: t('company-data.factors.deleted', { name: plainTwo(own.name), year: own.firstYear }),
        action: { label: t('records.undo'), onAction: () => void restoreOwnFactor(own) },
      }),
    onError: reportError,
    onSettled() {
      // If the call was refused because of a newer version, the person sees that version next.
      ownFactorChanged();
      onDone();
    },
  });
  return (
    <DialogForm
      of={{
        isDirty: reason !== '',
        submitting: deletion.isPending,
        onSubmit: async () => deletion.mutate(),
      }}
      submitLabel={t('company-data.factors.deleteNow')}
      submitTone="danger"
      onCancel={onDone}
    >
      <div className="grid gap-4">
        <p>{t('company-data.factors.deleteText')}</p>
        <Field label={t('company-data.factors.why')} description={t('company-data.factors.whyHint')} optional>
          <TextInput value={why} onChange={({ target }) => setWhy(target.value)} maxLength={500} />
        </Field>
      </div>
    </DialogForm>
  );
}

async function restoreOwnFactor(own: OwnFactor): Promise<void> {
  dismissToast(deletedToast(own));
  try {
    await api.factors.restoreOwn({ params: { ownFactorId: own.id } });
    showToast({ variant: 'secondary', title: translate('records.restored') });
  } catch (error) {
    await reportError(error);
  }
  ownFactorChanged();
}
