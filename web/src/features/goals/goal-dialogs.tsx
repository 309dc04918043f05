import type { MeasureState, TrackableGoal, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { useState } from 'react';
import { Dialog } from '../../design-system/dialog/dialog.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AddMeasures } from './dialogs/add-measures.tsx';
import { EditGoal } from './dialogs/edit-goal.tsx';
import { FinishGoal } from './dialogs/finish-goal.tsx';
import { RemoveGoal } from './dialogs/remove-goal.tsx';
import { RemoveMeasure } from './dialogs/remove-measure.tsx';
import { StateConflict } from './dialogs/state-conflict.tsx';
import { EditKpi } from './kpis/edit-kpi.tsx';
import { LeadKpi } from './kpis/lead-kpi.tsx';
import { MeasureDialog } from './measure/measure-dialog.tsx';

export type GoalDialog =
  | { kind: 'addMeasures' | 'edit' | 'finish' | 'leadKpi' | 'removeGoal' }
  | { kind: 'kpi'; kpiId: number; start?: number | undefined }
  | { kind: 'measure'; measureId: number }
  | { kind: 'removeMeasure'; measure: TrackableMeasure }
  | { kind: 'stateConflict'; measure: TrackableMeasure; state: MeasureState };

interface GoalDialogsProps {
  goal: TrackableGoal;
  dialog: GoalDialog | null;
  onClose: () => void;
  onAsk: (dialog: GoalDialog) => void;
}

export function GoalDialogs({ goal, dialog, onClose, onAsk }: GoalDialogsProps) {
  const { t } = useTranslate();
  const [last, setLast] = useState(dialog);
  if (dialog && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const frame = { open: dialog !== null, onClose };
  switch (shown?.kind) {
    case 'measure': {
      const measure = goal.measures.find(({ id }) => id === shown.measureId);
      return measure ? <MeasureDialog key={measure.id} goal={goal} measure={measure} {...frame} /> : null;
    }
    case 'stateConflict':
      return (
        <Dialog {...frame} size="lg" title={t('conflict.title')}>
          <StateConflict measure={shown.measure} state={shown.state} onDone={onClose} />
        </Dialog>
      );
    case 'addMeasures':
      return (
        <Dialog {...frame} size="xl" title={t('goals.addMeasures.title')}>
          <AddMeasures goal={goal} onDone={onClose} />
        </Dialog>
      );
    case 'removeMeasure':
      return (
        <Dialog
          {...frame}
          size="sm"
          role="alertdialog"
          closeButton={false}
          title={t('goals.removeMeasure.title')}
        >
          <RemoveMeasure measure={shown.measure} onDone={onClose} />
        </Dialog>
      );
    case 'edit':
      return (
        <Dialog {...frame} size="lg" title={t('goals.editGoal.title')}>
          <EditGoal goal={goal} onDone={onClose} />
        </Dialog>
      );
    case 'kpi': {
      const kpi = goal.kpis.find(({ kpiId }) => kpiId === shown.kpiId);
      if (!kpi) return null;
      return (
        <Dialog key={kpi.kpiId} {...frame} size="xl" title={t('goals.kpi.title')}>
          <EditKpi
            goal={goal}
            kpi={kpi}
            start={shown.start}
            onOther={(kpiId) => onAsk({ kind: 'kpi', kpiId })}
            onDone={onClose}
          />
        </Dialog>
      );
    }
    case 'leadKpi':
      return (
        <Dialog {...frame} size="md" title={t('goals.lead.title')}>
          <LeadKpi goal={goal} onDone={onClose} />
        </Dialog>
      );
    case 'finish':
      return (
        <Dialog {...frame} size="md" role="alertdialog" title={t('goals.finishGoal.title')}>
          <FinishGoal goal={goal} onDone={onClose} />
        </Dialog>
      );
    case 'removeGoal':
      return (
        <Dialog
          {...frame}
          size="sm"
          role="alertdialog"
          closeButton={false}
          title={t('goals.removeGoal.title')}
        >
          <RemoveGoal goal={goal} onDone={onClose} />
        </Dialog>
      );
    default:
      return null;
  }
}
