import type { TrackableGoal, TrackableMeasure } from '@metra/contract/tracking-shapes';
import { useEffect, useState } from 'react';
import { Button } from '../../../design-system/button.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { useUnsavedInput } from '../../../design-system/dialog/unsaved-input.ts';
import { Notice } from '../../../design-system/notice.tsx';
import { useWords } from '../../../design-system/words.ts';
import { ConflictView } from '../../../lib/conflict/conflict-view.tsx';
import { useVersionedSave } from '../../../lib/conflict/use-versioned-save.ts';
import { FormProblem } from '../../../lib/form-problem.tsx';
import { useContractForm } from '../../../lib/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MeasureAbout } from './measure-about.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { MeasureForm, measureValues } from './measure-values.ts';
import { useMeasureWords } from './measure-words.tsx';
import { rateMeasure, readMeasure, saidAfterSaving, writeMeasure } from './save-measure.ts';
import { dropDraft, readDraft, useMeasureDraft } from './use-measure-draft.ts';

interface MeasureWorkProps {
  goal: TrackableGoal;
  measure: TrackableMeasure;
  onDone: () => void;
}

/** The form of a measure; when somebody else was faster, both versions to choose from. */
export function MeasureWork({ goal, measure, onDone }: MeasureWorkProps) {
  const { t } = useTranslate();
  const words = useWords();
  const fields = useMeasureWords();
  const [draft, setDraft] = useState(() => readDraft(measure.id));
  // What the person began with stays the base, also when the page learns of a newer version meanwhile.
  const [start] = useState(() => draft ?? { values: formValues(measure), version: measure.version });
  const saving = useVersionedSave(withoutRating(start), {
    read: () => readMeasure(measure.id),
    write: (values, from) => writeMeasure(measure.id, values, from),
  });
  const work = useContractForm(MeasureForm, {
    defaultValues: start.values,
    async submit(form) {
      const { score, comment, ...values } = form;
      if (await saving.save(values)) await finish(values, { score, comment });
    },
  });
  const { form } = work;
  useMeasureDraft(measure.id, form, start);
  useUnsavedInput(form.formState.isDirty);
  useEffect(() => {
    if (draft) form.reset(draft.typed, { keepDefaultValues: true });
  }, [draft, form]);

  async function finish(values: typeof saving.base.values, rating: Pick<MeasureForm, 'score' | 'comment'>) {
    await rateMeasure(measure, rating);
    dropDraft(measure.id);
    onDone();
    saidAfterSaving(measure, values);
  }

  function giveUpDraft() {
    dropDraft(measure.id);
    setDraft(null);
    form.reset(formValues(measure));
  }

  if (saving.conflict)
    return (
      <ConflictView
        conflict={saving.conflict}
        fields={fields}
        onBack={saving.goBack}
        onResolve={async (values) => {
          if (await saving.resolve(values)) await finish(values, form.getValues());
        }}
      />
    );
  return (
    <form noValidate onSubmit={work.onSubmit} className="contents">
      <DialogBody>
        <div className="grid gap-5">
          <FormProblem of={work} />
          {draft && (
            <Notice
              action={
                <Button size="sm" onClick={giveUpDraft}>
                  {t('goals.draft.discard')}
                </Button>
              }
            >
              {t('goals.draft.kept')}
            </Notice>
          )}
          <MeasureAbout goal={goal} measure={measure} />
          <MeasureFields
            control={work.control}
            onEvidence={(change) =>
              form.setValue('evidence', change(form.getValues('evidence')), { shouldDirty: true })
            }
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={work.submitting}>
          {t('goals.measure.save')}
        </Button>
      </DialogFooter>
    </form>
  );
}

const formValues = (measure: TrackableMeasure): MeasureForm => ({
  ...measureValues(measure),
  score: measure.rating?.score ?? null,
  comment: measure.rating?.comment ?? '',
});

function withoutRating({ values, version }: { values: MeasureForm; version: number }) {
  const { score: _score, comment: _comment, ...rest } = values;
  return { values: rest, version };
}
