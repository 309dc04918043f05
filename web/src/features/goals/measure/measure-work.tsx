import type { TrackableGoal, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { useEffect, useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { MeasureAbout } from './measure-about.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { MeasureOffers } from './measure-offers.tsx';
import { MeasureForm, versionedForm, withoutRating } from './measure-values.ts';
import { useMeasureWords } from './measure-words.tsx';
import { rateMeasure, readMeasure, saidAfterSaving, writeMeasure } from './save-measure.ts';
import { dropDraft, readDraft, useMeasureDraft } from './use-measure-draft.ts';

interface MeasureWorkProps {
  goal: TrackableGoal;
  measure: TrackableMeasure;
  onDone: () => void;
  onEditOwn?: () => void;
}

/** The form begins with unsaved input of an earlier visit. */
export function MeasureWork({ goal, measure, onDone, onEditOwn }: MeasureWorkProps) {
  const { t } = useTranslate();
  const conflictFields = useMeasureWords();
  const [draft, setDraft] = useState(() => readDraft(measure.id));
  const [start] = useState(() => draft ?? versionedForm(measure));
  const editing = useVersionedForm(MeasureForm, {
    start,
    read: async () => versionedForm(await readMeasure(measure.id)),
    async write(values, from) {
      await writeMeasure(measure.id, withoutRating(values), { ...from, values: withoutRating(from.values) });
      await rateMeasure(measure, values, from.values);
      return undefined;
    },
    onSaved(values) {
      dropDraft(measure.id);
      onDone();
      saidAfterSaving(measure, withoutRating(values));
    },
  });
  const { form } = editing;
  useMeasureDraft(measure.id, form, start);
  useEffect(() => {
    if (draft) form.reset(draft.typed, { keepDefaultValues: true });
  }, [draft, form]);

  function giveUpDraft() {
    dropDraft(measure.id);
    setDraft(null);
    form.reset(versionedForm(measure).values);
  }

  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={conflictFields}
      submitLabel={t('goals.measure.save')}
      onCancel={onDone}
    >
      <div className="grid gap-5">
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
        <MeasureAbout goal={goal} measure={measure} onEditOwn={onEditOwn} />
        <MeasureOffers measure={measure} />
        <MeasureFields
          control={editing.control}
          onEvidence={(change) =>
            form.setValue('evidence', change(form.getValues('evidence')), { shouldDirty: true })
          }
        />
      </div>
    </VersionedDialogForm>
  );
}
