import type { TrackableGoal, TrackableMeasure } from '@metra/contract/tracking-shapes';
import { Dialog } from '../../../design-system/dialog/dialog.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { MeasureFacts } from './measure-facts.tsx';
import { MeasureWork } from './measure-work.tsx';

interface MeasureDialogProps {
  goal: TrackableGoal;
  measure: TrackableMeasure;
  open: boolean;
  onClose: () => void;
}

/** One measure: to be worked on, or to be looked at when its goal is in the archive. */
export function MeasureDialog({ goal, measure, open, onClose }: MeasureDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="xl" title={<CatalogueText>{measure.name}</CatalogueText>}>
      {goal.active ? (
        <MeasureWork goal={goal} measure={measure} onDone={onClose} />
      ) : (
        <MeasureFacts goal={goal} measure={measure} />
      )}
    </Dialog>
  );
}
