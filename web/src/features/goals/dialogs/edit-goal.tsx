import { IsoDate, text } from '@metra/contract/core/primitives';
import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { z } from 'zod';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { editGoalPart } from '../edit-goal-part.ts';

const GoalForm = z.object({ dueOn: IsoDate.nullable(), note: text(5000) });
type GoalForm = z.infer<typeof GoalForm>;

const part = {
  of: ({ dueOn, note }: TrackableGoal): GoalForm => ({ dueOn, note: note ?? '' }),
  write: ({ dueOn, note }: GoalForm) => ({ dueOn, note: note.trim() || null }),
};

export function EditGoal({ goal, onDone }: { goal: TrackableGoal; onDone: () => void }) {
  const { t, language } = useTranslate();
  const editing = useVersionedForm(GoalForm, {
    ...editGoalPart(goal, part),
    onSaved() {
      onDone();
      showToast({ variant: 'success', title: t('goals.editGoal.saved') });
    },
  });
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={[
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
      submitLabel={t('goals.editGoal.save')}
      onCancel={onDone}
    >
      <div className="grid gap-4">
        <FormField control={editing.control} name="dueOn" label={t('goals.editGoal.due')}>
          {(field) => <DatePicker {...field} />}
        </FormField>
        <FormField control={editing.control} name="note" label={t('goals.editGoal.note')}>
          {(field) => <Textarea {...field} rows={4} maxLength={5000} />}
        </FormField>
      </div>
    </VersionedDialogForm>
  );
}
