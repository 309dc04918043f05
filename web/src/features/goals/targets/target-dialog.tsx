import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { Dialog } from '../../../design-system/dialog/dialog.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { EditKpi } from '../kpis/edit-kpi.tsx';

interface TargetDialogProps {
  goal: TrackableGoal;
  kpiId: number;
  open: boolean;
  onOther: (kpiId: number) => void;
  onClose: () => void;
}

export function TargetDialog({ goal, kpiId, open, onOther, onClose }: TargetDialogProps) {
  const { t } = useTranslate();
  const kpi = goal.kpis.find((each) => each.kpiId === kpiId);
  if (!kpi) return null;
  return (
    <Dialog key={`${goal.id} ${kpiId}`} open={open} onClose={onClose} size="xl" title={t('goals.kpi.title')}>
      <EditKpi goal={goal} kpi={kpi} onOther={onOther} onDone={onClose} />
    </Dialog>
  );
}
