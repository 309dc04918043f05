import type { Dashboard } from '@metra/contract/operations/my';
import { useState } from 'react';
import { Dialog } from '../../design-system/dialog/dialog.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AddGoal } from './dialogs/add-goal.tsx';
import { FinishStrategy } from './dialogs/finish-strategy.tsx';
import { RenameStrategy } from './dialogs/rename-strategy.tsx';

type Sector = Dashboard['goals'][number]['sector'];

export type DashboardDialog = { kind: 'addGoal'; sector: Sector | null } | { kind: 'rename' | 'finish' };

interface DashboardDialogsProps {
  dashboard: Dashboard;
  dialog: DashboardDialog | null;
  onClose: () => void;
}

/** The dialog that was opened last stays rendered while it closes. */
export function DashboardDialogs({ dashboard, dialog, onClose }: DashboardDialogsProps) {
  const { t } = useTranslate();
  const [last, setLast] = useState(dialog);
  if (dialog && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const open = dialog !== null;
  switch (shown?.kind) {
    case 'addGoal':
      return (
        <Dialog open={open} onClose={onClose} size="xl" title={t('dashboard.add.title')}>
          <AddGoal taken={dashboard.goals} sector={shown.sector} onDone={onClose} />
        </Dialog>
      );
    case 'rename':
      return (
        <Dialog open={open} onClose={onClose} size="md" title={t('dashboard.rename.title')}>
          <RenameStrategy strategyId={dashboard.strategy.id} onDone={onClose} />
        </Dialog>
      );
    case 'finish':
      return (
        <Dialog
          open={open}
          onClose={onClose}
          size="md"
          role="alertdialog"
          title={t('dashboard.finish.title')}
        >
          <FinishStrategy dashboard={dashboard} onDone={onClose} />
        </Dialog>
      );
    default:
      return null;
  }
}
