import type { GoalKpi, TrackableGoal } from '@metra/contract/tracking-shapes';
import { useEffect, useState } from 'react';
import { FormField } from '../../../design-system/form-field.tsx';
import { Notice } from '../../../design-system/notice.tsx';
import { Textarea } from '../../../design-system/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { hasKey } from '../../../lib/errors.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { editGoalPart } from '../edit-goal-part.ts';
import { useKpiWords } from './kpi-words.tsx';
import { StartFields } from './start-fields.tsx';
import { TargetFields } from './target-fields.tsx';
import { fieldNames, TargetForm, targetPart } from './target-form.ts';
import { TargetSentence } from './target-sentence.tsx';

interface EditKpiProps {
  goal: TrackableGoal;
  kpi: GoalKpi;
  /** What the period of the start has now, to be taken. */
  start?: number | undefined;
  onDone: () => void;
}

/** Where a KPI begins and where it is to go. */
export function EditKpi({ goal, kpi, start, onDone }: EditKpiProps) {
  const { t } = useTranslate();
  const conflictFields = useKpiWords(kpi);
  // A target against the direction is asked about once: for these values.
  const [asked, setAsked] = useState<string | null>(null);
  const calls = editGoalPart(
    goal,
    targetPart(kpi.kpiId, (values) => asked === wayOf(values)),
  );
  const editing = useVersionedForm(TargetForm, {
    ...calls,
    fieldNames,
    onError(error) {
      if (!hasKey(error, 'tracking.target_against_direction')) return false;
      setAsked(wayOf(editing.form.getValues()));
      return true;
    },
    onSaved() {
      onDone();
      showToast({ variant: 'success', title: t('goals.kpi.saved') });
    },
  });
  const { setValue } = editing.form;
  useEffect(() => {
    if (start !== undefined) setValue('baseline', Number(start.toPrecision(12)), { shouldDirty: true });
  }, [start, setValue]);
  const values = editing.form.watch();
  const isAsked = asked === wayOf(values);
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={conflictFields}
      submitLabel={t(isAsked ? 'goals.kpi.confirm' : 'goals.kpi.save')}
      onCancel={onDone}
      intro={<TargetSentence sector={goal.sector} kpi={kpi} values={values} />}
    >
      <div className="grid gap-6 border-t border-line pt-5 sm:grid-cols-2 sm:gap-8">
        <StartFields kpi={kpi} editing={editing} />
        <TargetFields kpi={kpi} editing={editing} />
      </div>
      {isAsked && (
        <Notice tone="warning" className="mt-5">
          {t(`goals.kpi.against.${kpi.direction}`)}
        </Notice>
      )}
      {isLaterChange(kpi, values) && (
        <div className="mt-5">
          <FormField
            control={editing.control}
            name="reason"
            label={t('goals.kpi.reason')}
            description={t('goals.kpi.reasonHint')}
          >
            {(field) => <Textarea {...field} rows={2} />}
          </FormField>
        </div>
      )}
    </VersionedDialogForm>
  );
}

/** What the question was about. */
const wayOf = ({ period, baseline, date, target }: TargetForm) =>
  JSON.stringify([period, baseline, date, target]);

/** Something that had been set before becomes another. */
const isLaterChange = ({ baseline, target }: GoalKpi, values: TargetForm): boolean =>
  (baseline !== null && (baseline.period !== values.period || baseline.value !== values.baseline)) ||
  (target !== null && (target.date !== values.date || target.value !== values.target));
