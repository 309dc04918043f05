import type { Measure } from '@metra/contract/operations/measures';
import type { TrackableGoal, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { useState } from 'react';
import { Dialog } from '../../../design-system/dialog/dialog.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { OwnMeasureDialog } from '../../../domain/tracking/own-measure-dialog.tsx';
import { api } from '../../../lib/api/api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { MeasureFacts } from './measure-facts.tsx';
import { MeasureWork } from './measure-work.tsx';

interface MeasureDialogProps {
  goal: TrackableGoal;
  measure: TrackableMeasure;
  open: boolean;
  onClose: () => void;
}

/** The dialog edits a measure, or only shows it if its goal is archived. */
export function MeasureDialog({ goal, measure, open, onClose }: MeasureDialogProps) {
  const [own, setOwn] = useState<Measure | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { measureId } = measure;

  async function edit(id: number) {
    try {
      setOwn(await api.measures.read({ params: { id } }));
      setEditing(true);
    } catch (error) {
      await reportError(error);
    }
  }

  return (
    <>
      <Dialog open={open} onClose={onClose} size="xl" title={<CatalogueText>{measure.name}</CatalogueText>}>
        {goal.active ? (
          <MeasureWork
            goal={goal}
            measure={measure}
            onDone={onClose}
            {...(measure.own && measureId !== null && { onEditOwn: () => void edit(measureId) })}
          />
        ) : (
          <MeasureFacts goal={goal} measure={measure} />
        )}
      </Dialog>
      {own && (
        <OwnMeasureDialog
          open={isEditing}
          goal={{ id: goal.goalId, name: goal.name }}
          measure={own}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
