import type { Dashboard } from '@metra/contract/operations/my';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { isOpen } from '../../../domain/tracking/measure-states.ts';
import { type FinalState, OpenMeasuresChoice } from '../../../domain/tracking/open-measures-choice.tsx';
import { api } from '../../../lib/api/api.ts';
import { isAnswerOf } from '../../../lib/api/operation-query.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { getRouter } from '../../../lib/guards/router-access.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** Ends the strategy; the wizard then begins the next one. */
export function FinishStrategy({ dashboard, onDone }: { dashboard: Dashboard; onDone: () => void }) {
  const { t } = useTranslate();
  const { name } = dashboard.strategy;
  const [measureState, setMeasureState] = useState<FinalState>('DONE');
  const open = dashboard.goals
    .flatMap(({ measures }) => measures)
    .filter(({ state }) => isOpen(state)).length;

  const finish = useMutation({
    mutationFn: () => api.strategies.finishActive({ query: { measureState } }),
    async onSuccess() {
      onDone();
      showToast({
        variant: 'success',
        title: t('dashboard.finish.done', { name }),
        text: t('dashboard.finish.doneText'),
      });
      // No cached answer about the finished strategy is valid any more.
      const isCatalogue = isAnswerOf(api.frontend.metraLite);
      queryClient.removeQueries({ predicate: (query) => !isCatalogue(query) });
      await getRouter().navigate({ href: '/app/wizard' });
    },
    onError: reportError,
  });

  return (
    <DialogForm
      of={{ isDirty: false, submitting: finish.isPending, onSubmit: async () => finish.mutate() }}
      submitLabel={t('dashboard.finish.confirm')}
      cancelLabel={t('dashboard.finish.cancel')}
      onCancel={onDone}
    >
      <div className="grid gap-4">
        <p>{t('dashboard.finish.text', { count: dashboard.goals.length, name })}</p>
        {open > 0 && (
          <OpenMeasuresChoice
            label={t('dashboard.finish.open', { count: open })}
            value={measureState}
            onChange={setMeasureState}
          />
        )}
        <p className="text-text-muted">{t('dashboard.finish.next')}</p>
      </div>
    </DialogForm>
  );
}
