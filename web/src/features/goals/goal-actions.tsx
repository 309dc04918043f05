import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { CircleCheck, Ellipsis, PencilLine, Plus, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '../../design-system/buttons/button.tsx';
import { IconButton } from '../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../design-system/layers/menu.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import type { GoalDialog } from './goal-dialogs.tsx';
import { leadingKpi } from './kpis/leading-kpi.ts';

interface GoalActionsProps {
  goal: TrackableGoal;
  onAsk: (dialog: GoalDialog) => void;
}

export function GoalActions({ goal, onAsk }: GoalActionsProps) {
  const { t } = useTranslate();
  if (!useMayWrite()) return null;
  const enter = leadingKpi(goal)?.enter ?? goal.kpis.find((kpi) => kpi.enter)?.enter;
  return (
    <div className="flex flex-wrap gap-2">
      <Menu
        trigger={
          <IconButton
            variant="secondary"
            label={t('goals.more')}
            icon={<Ellipsis size={18} aria-hidden="true" />}
          />
        }
      >
        <MenuItem icon={<PencilLine size={16} />} onSelect={() => onAsk({ kind: 'edit' })}>
          {t('goals.edit')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 size={16} />} onSelect={() => onAsk({ kind: 'removeGoal' })}>
          {t('goals.remove')}
        </MenuItem>
      </Menu>
      <Button
        className="max-md:flex-auto"
        icon={<CircleCheck size={18} aria-hidden="true" />}
        onClick={() => onAsk({ kind: 'finish' })}
      >
        {t('goals.finish')}
      </Button>
      {enter && (
        <ButtonLink
          variant="primary"
          className="max-md:flex-auto"
          render={
            <FrameLink href={enter}>
              <Plus size={18} aria-hidden="true" />
              {t('goals.record')}
            </FrameLink>
          }
        />
      )}
    </div>
  );
}
