import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { WizardFrame } from '../../design-system/frames/wizard-frame.tsx';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ImpersonationBanner } from '../../lib/impersonation-banner.tsx';
import { paths } from '../../lib/paths.ts';
import { RailEnd } from './rail-end.tsx';
import { railSteps } from './rail-steps.ts';
import { SaveProblem } from './save-state.tsx';
import { stepAt } from './step-paths.ts';
import { useWizard } from './use-wizard.ts';
import { AboveBar, WizardSlots } from './wizard-slots.tsx';

/** The frame around all steps: rail, bar, and what keeps several tabs and colleagues together. */
export function WizardLayout() {
  const { t } = useTranslate();
  const { state } = useWizard();
  const current = useLocation({ select: ({ pathname }) => stepAt(pathname) });
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ bar, notice }), [bar, notice]);
  useKeptTogether();
  useLeaveOnceFinished();
  return (
    <WizardSlots value={slots}>
      <WizardFrame
        Link={FrameLink}
        homeHref={paths.home}
        steps={railSteps(state, current, t)}
        railEnd={<RailEnd />}
        banner={<ImpersonationBanner />}
        bar={<div ref={setBar} className="contents" />}
        notice={<div ref={setNotice} className="grid gap-2" />}
      >
        <Outlet />
        <AboveBar>
          <SaveProblem />
        </AboveBar>
      </WizardFrame>
    </WizardSlots>
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
