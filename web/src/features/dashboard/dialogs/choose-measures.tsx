import type { PublicGoal } from '@metra/contract/operations/frontend';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { MeasurePicker } from '../../../domain/tracking/measure-picker.tsx';
import { today } from '../../../domain/tracking/today.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { fieldErrorText } from '../../../lib/forms/field-errors.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface ChooseMeasuresProps {
  goal: PublicGoal;
  onBack: () => void;
  onDone: () => void;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function ChooseMeasures({ goal, onBack, onDone }: ChooseMeasuresProps) {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [dueOn, setDueOn] = useState<string | null>(null);
  const isDay = dueOn === null || DAY.test(dueOn);

  const add = useMutation({
    mutationFn: () =>
      api.tracking.addGoal({
        body: { goalId: goal.id, measures: [...chosen], ...(dueOn && { dueOn }) },
      }),
    async onSuccess(added) {
      events.emit('trackableGoalChanged', { goalId: added.id });
      onDone();
      showToast({ variant: 'success', title: t('dashboard.add.done', { goal: added.name }) });
      await navigate({ to: '/app/dashboard/goals/$goalId', params: { goalId: added.id } });
    },
    onError: reportError,
  });

  return (
    <DialogForm
      of={{ isDirty: true, submitting: add.isPending, onSubmit: async () => add.mutate() }}
      submitLabel={t('dashboard.add.save')}
      canSubmit={chosen.size > 0 && isDay}
      cancelLabel={t('dashboard.add.back')}
      onCancel={onBack}
    >
      <div className="grid gap-4 pt-1">
        <div>
          <h3>{t('dashboard.add.measures', { goal: goal.name })}</h3>
          <p className="type-small text-text-muted">{t('dashboard.add.measuresHint')}</p>
        </div>
        <MeasurePicker goal={goal} measures={goal.measures} chosen={chosen} onChange={setChosen} />
        <Field
          label={t('dashboard.add.due')}
          optional
          className="max-w-[240px]"
          error={isDay ? undefined : fieldErrorText('format')}
        >
          <DatePicker value={dueOn} onChange={setDueOn} min={today()} />
        </Field>
      </div>
    </DialogForm>
  );
}
