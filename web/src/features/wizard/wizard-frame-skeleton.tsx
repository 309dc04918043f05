import type { ReactNode } from 'react';
import { SkeletonButton } from '../../design-system/feedback/skeleton.tsx';
import type { FrameLink } from '../../design-system/frames/frame-parts.ts';
import { WizardBar } from '../../design-system/frames/wizard-bar.tsx';
import { WizardFrame } from '../../design-system/frames/wizard-frame.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/site/paths.ts';
import { railSteps } from './rail-steps.ts';
import { stepAt } from './step-paths.ts';
import { emptyState } from './wizard-state.ts';

interface WizardFrameSkeletonProps {
  Link: FrameLink;
  pathname: string;
  children: ReactNode;
}

/** The wizard's frame before it is known how far somebody is. */
export function WizardFrameSkeleton({ Link, pathname, children }: WizardFrameSkeletonProps) {
  const { t } = useTranslate();
  const steps = railSteps(emptyState, stepAt(pathname), t);
  return (
    <WizardFrame
      Link={Link}
      homeHref={paths.home}
      steps={steps}
      bar={
        <WizardBar>
          <SkeletonButton className="w-full md:w-[180px]" />
        </WizardBar>
      }
    >
      {children}
    </WizardFrame>
  );
}
