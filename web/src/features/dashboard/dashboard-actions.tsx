import type { Dashboard } from '@metra/contract/operations/my';
import { Link } from '@tanstack/react-router';
import { Archive, CircleCheck, Ellipsis, PencilLine, Plus, Target } from 'lucide-react';
import { Button, ButtonLink } from '../../design-system/buttons/button.tsx';
import { IconButton } from '../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuLink } from '../../design-system/layers/menu.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import type { DashboardDialog } from './dashboard-dialogs.tsx';
import { statementOf } from './statement.ts';

interface DashboardActionsProps {
  dashboard: Dashboard;
  onAsk: (dialog: DashboardDialog) => void;
}

export function DashboardActions({ dashboard, onAsk }: DashboardActionsProps) {
  const { t } = useTranslate();
  if (!useMayWrite()) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            variant="secondary"
            label={t('dashboard.action.more')}
            icon={<Ellipsis size={18} aria-hidden="true" />}
          />
        }
      >
        <MenuItem icon={<PencilLine size={16} />} onSelect={() => onAsk({ kind: 'rename' })}>
          {t('dashboard.action.rename')}
        </MenuItem>
        <MenuItem icon={<CircleCheck size={16} />} onSelect={() => onAsk({ kind: 'finish' })}>
          {t('dashboard.action.finish')}
        </MenuItem>
        <MenuLink render={<ArchiveLink />}>{t('dashboard.action.archive')}</MenuLink>
      </Menu>
      <Button
        className="max-sm:flex-auto"
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => onAsk({ kind: 'addGoal', sector: null })}
      >
        {t('dashboard.action.addGoal')}
      </Button>
      <MainAction dashboard={dashboard} />
    </>
  );
}

function ArchiveLink() {
  const { t } = useTranslate();
  return (
    <FrameLink href="/app/reporting/archive">
      <Archive size={16} aria-hidden="true" />
      {t('dashboard.action.archive')}
    </FrameLink>
  );
}

/** The main action is to enter values, or to set targets if there are none. */
function MainAction({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslate();
  const atStart = statementOf(dashboard).first.word === 'start';
  return (
    <>
      {atStart && (
        <ButtonLink
          variant="primary"
          className="max-sm:flex-auto"
          icon={<Target size={18} aria-hidden="true" />}
          render={<Link to="/app/dashboard/targets" />}
        >
          {t('dashboard.action.setTarget')}
        </ButtonLink>
      )}
      {!atStart && (
        <ButtonLink
          variant="primary"
          className="max-sm:flex-auto"
          icon={<Plus size={18} aria-hidden="true" />}
          render={<Link to="/app/tracking" />}
        >
          {t('dashboard.action.record')}
        </ButtonLink>
      )}
    </>
  );
}
