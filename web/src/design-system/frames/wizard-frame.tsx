import type { ReactNode } from 'react';
import { useWords } from '../behaviour/words.ts';
import { MeasuringEdge } from '../pictures/measuring-edge.tsx';
import { usePageMark } from '../pictures/page-mark.ts';
import { NavigationProgressBar } from '../progress/navigation-progress-bar.tsx';
import { type FrameLink, MAIN_ID } from './frame-parts.ts';
import './frames.css';
import './wizard-frame.css';
import { HomeLink } from './home-link.tsx';
import { SkipLink } from './skip-link.tsx';
import { type WizardStep, WizardSteps } from './wizard-steps.tsx';

export interface WizardFrameProps {
  Link: FrameLink;
  homeHref: string;
  steps: readonly WizardStep[];
  /** The rail is not rendered where it is known not to fit; a style sheet hides it otherwise. */
  hasRail?: boolean;
  /** It is at the bottom of the rail: start over. */
  railEnd?: ReactNode;
  banner?: ReactNode;
  bar?: ReactNode;
  /** It stays visible above the bar, because people have to read it before they continue. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The wizard has no header and no footer, so that people see one thing at a time. */
export function WizardFrame({
  Link,
  homeHref,
  steps,
  hasRail = true,
  railEnd,
  banner,
  bar,
  notice,
  children,
}: WizardFrameProps) {
  const words = useWords();
  usePageMark('bottomBar', Boolean(bar));
  const index = steps.findIndex((step) => step.state === 'current');
  const current = steps[index];
  return (
    <div className="frame">
      <SkipLink />
      {banner}
      <div className="wizard-frame">
        {hasRail && (
          <aside aria-label={words.progress} className="wizard-rail">
            <MeasuringEdge tone="ink" orientation="vertical" className="wizard-rail-edge" />
            <HomeLink Link={Link} href={homeHref} tone="ink" />
            <WizardSteps Link={Link} steps={steps} />
            {railEnd && <div className="wizard-rail-end">{railEnd}</div>}
          </aside>
        )}
        <header className="wizard-top">
          <div className="wizard-top-row">
            <HomeLink Link={Link} href={homeHref} tone="ink" />
            {current && (
              <span className="wizard-top-step">
                {words.step(index + 1, steps.length)} <b>{current.label}</b>
              </span>
            )}
          </div>
          <WizardRule step={index} total={steps.length} />
        </header>
        <main id={MAIN_ID} tabIndex={-1} className="wizard-page">
          <NavigationProgressBar />
          <div className="wizard-content">{children}</div>
          {bar && (
            <div className="wizard-bar">
              {notice && <div className="wizard-bar-notice">{notice}</div>}
              <div className="wizard-bar-row">{bar}</div>
            </div>
          )}
        </main>
      </div>
    </div>
  );
}

const TICKS_PER_STEP = 8;

function WizardRule({ step, total }: { step: number; total: number }) {
  const count = total * TICKS_PER_STEP;
  const filled = Math.max(0, ((step + 0.5) / total) * count);
  const ticks = Array.from({ length: count - 1 }, (_, index) => index + 1);
  const path = (those: readonly number[]) =>
    those.map((tick) => `M${tick} 0v${tick % TICKS_PER_STEP === 0 ? 14 : 5}`).join('');
  return (
    <svg aria-hidden="true" className="wizard-rule" viewBox={`0 0 ${count} 16`} preserveAspectRatio="none">
      <rect width={filled} height="16" />
      <path data-inside="" d={path(ticks.filter((tick) => tick <= filled))} />
      <path d={path(ticks.filter((tick) => tick > filled))} />
    </svg>
  );
}
