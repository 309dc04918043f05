import type { MeasureState, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DialogBody } from '../../../design-system/dialog/dialog.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import { hasKey } from '../../../lib/errors/errors.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ConflictView } from '../../../lib/versioned-form/conflict-view.tsx';
import { showMeasure } from '../goal-cache.ts';
import { goalQueries } from '../goals.queries.ts';
import { versionedMeasure } from '../measure/measure-values.ts';
import { useMeasureWords } from '../measure/measure-words.tsx';
import { saidAfterSaving, writeMeasure } from '../measure/save-measure.ts';

interface StateConflictProps {
  measure: TrackableMeasure;
  state: MeasureState;
  onDone: () => void;
}

/** Somebody else has changed the measure that was moved on the board, so the person chooses between both versions. */
export function StateConflict({ measure, state, onDone }: StateConflictProps) {
  const { t } = useTranslate();
  const fields = useMeasureWords();
  const present = useQuery({ ...goalQueries.measure(measure.id), staleTime: 0, gcTime: 0 });
  const { data } = present;
  useEffect(() => {
    if (data) showMeasure(data);
  }, [data]);
  if (!data || present.isFetching)
    return (
      <DialogBody>
        {present.error ? <LoadError title={t('goals.error.title')} query={present} /> : <Spinner size={24} />}
      </DialogBody>
    );
  const base = versionedMeasure(measure).values;
  const theirs = versionedMeasure(data);
  return (
    <ConflictView
      conflict={{ base, mine: { ...base, state }, theirs }}
      fields={fields}
      onBack={onDone}
      onResolve={async (values) => {
        try {
          await writeMeasure(measure.id, values, theirs);
        } catch (error) {
          // The measure was changed once more, so the newest version is shown.
          if (!hasKey(error, 'conflict.version')) throw error;
          await present.refetch();
          return;
        }
        onDone();
        saidAfterSaving(measure, values);
      }}
    />
  );
}
