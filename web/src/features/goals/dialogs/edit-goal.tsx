import { IsoDate, text } from '@metra/contract/primitives';
import type { TrackableGoal } from '@metra/contract/tracking-shapes';
import { z } from 'zod';
import { Button } from '../../../design-system/button.tsx';
import { DatePicker } from '../../../design-system/date-picker.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { useUnsavedInput } from '../../../design-system/dialog/unsaved-input.ts';
import { FormField } from '../../../design-system/form-field.tsx';
import { Textarea } from '../../../design-system/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { useWords } from '../../../design-system/words.ts';
import { ConflictView } from '../../../lib/conflict/conflict-view.tsx';
import { formatDate } from '../../../lib/date-formats.ts';
import { FormProblem } from '../../../lib/form-problem.tsx';
import { useContractForm } from '../../../lib/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useGoalSave } from '../use-goal-save.ts';

const GoalForm = z.object({ dueOn: IsoDate.nullable(), note: text(5000) });
type GoalForm = z.infer<typeof GoalForm>;

const part = {
  of: ({ dueOn, note }: TrackableGoal): GoalForm => ({ dueOn, note: note ?? '' }),
  write: ({ dueOn, note }: GoalForm) => ({ dueOn, note: note.trim() || null }),
};

/** Until when a goal is to be reached, and what the team noted about it. */
export function EditGoal({ goal, onDone }: { goal: TrackableGoal; onDone: () => void }) {
  const { t, language } = useTranslate();
  const words = useWords();
  const saving = useGoalSave(goal, part);
  const work = useContractForm(GoalForm, {
    defaultValues: saving.base.values,
    submit: async (values) => said(await saving.save(values)),
  });
  useUnsavedInput(work.form.formState.isDirty);

  function said(saved: boolean) {
    if (!saved) return;
    onDone();
    showToast({ variant: 'success', title: t('goals.editGoal.saved') });
  }

  if (saving.conflict)
    return (
      <ConflictView
        conflict={saving.conflict}
        fields={[
          {
            name: 'dueOn',
            label: t('goals.editGoal.due'),
            show: ({ dueOn }) => (dueOn ? formatDate(dueOn, language) : t('conflict.empty')),
          },
          {
            name: 'note',
            label: t('goals.editGoal.note'),
            show: ({ note }) => note.trim() || t('conflict.empty'),
          },
        ]}
        onBack={saving.goBack}
        onResolve={async (values) => said(await saving.resolve(values))}
      />
    );
  return (
    <form noValidate onSubmit={work.onSubmit} className="contents">
      <DialogBody>
        <div className="grid gap-4">
          <FormProblem of={work} />
          <FormField control={work.control} name="dueOn" label={t('goals.editGoal.due')}>
            {(field) => <DatePicker {...field} />}
          </FormField>
          <FormField control={work.control} name="note" label={t('goals.editGoal.note')}>
            {(field) => <Textarea {...field} rows={4} maxLength={5000} />}
          </FormField>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={work.submitting}>
          {t('goals.editGoal.save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
