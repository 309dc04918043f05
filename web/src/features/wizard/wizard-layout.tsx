import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { WizardFrame } from '../../design-system/frames/wizard-frame.tsx';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { useNarrow } from '../../lib/browser/use-media.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ImpersonationBanner } from '../../lib/session/impersonation-banner.tsx';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { paths } from '../../lib/site/paths.ts';
import { RailEnd } from './rail-end.tsx';
import { railSteps } from './rail-steps.ts';
import { stepAt } from './step-paths.ts';
import { useWizard } from './use-wizard.ts';
import { SaveProblem } from './wizard-save-status.tsx';
import { AboveBar, BarSlot, NoticeSlot, WithSlots } from './wizard-slots.tsx';

/** The frame around all steps: rail, bar, and what keeps several tabs and colleagues together. */
export function WizardLayout() {
  return (
    <WithSlots>
      <Frame />
    </WithSlots>
  );
}

function Frame() {
  const { t } = useTranslate();
  const { state } = useWizard();
  const narrow = useNarrow();
  const current = useLocation({ select: ({ pathname }) => stepAt(pathname) });
  useKeptTogether();
  useLeaveOnceFinished();
  return (
    <WizardFrame
      Link={FrameLink}
      homeHref={paths.home}
      steps={railSteps(state, current, t)}
      hasRail={!narrow}
      railEnd={<RailEnd />}
      banner={<ImpersonationBanner />}
      bar={<BarSlot />}
      notice={<NoticeSlot />}
    >
      <Outlet />
      <AboveBar>
        <SaveProblem />
      </AboveBar>
    </WizardFrame>
  );
}

/** Leaving writes what waits; coming back to the tab takes over what others did meanwhile. */
function useKeptTogether() {
  const { store } = useWizard();
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') store.refresh().catch(() => undefined);
    };
    addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      void store.flush();
    };
  }, [store]);
}

/** Somebody else may finish the strategy while this page is open. */
function useLeaveOnceFinished() {
  const navigate = useNavigate();
  const { data: strategy } = useQuery(strategyQueries.active());
  const isFinished = Boolean(strategy);
  useEffect(() => {
    if (isFinished) void navigate({ to: paths.dashboard, replace: true });
  }, [isFinished, navigate]);
}
