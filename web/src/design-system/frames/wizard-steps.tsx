import { Check } from 'lucide-react';
import { useWords } from '../behaviour/words.ts';
import { SectorMark, type SectorShape } from '../pictures/sector-mark.tsx';
import type { FrameLink } from './frame-parts.ts';

export type StepState = 'done' | 'current' | 'open';

export interface WizardSubStep {
  sector: SectorShape;
  label: string;
  state: StepState;
  href?: string | undefined;
}

export interface WizardStep {
  label: string;
  state: StepState;
  /** A step that may not be entered yet has no link. */
  href?: string | undefined;
  subSteps?: readonly WizardSubStep[] | undefined;
}

export function WizardSteps({ Link, steps }: { Link: FrameLink; steps: readonly WizardStep[] }) {
  return (
    <ol className="wizard-steps">
      {steps.map((step, index) => (
        <li
          key={step.label}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <StepLine Link={Link} step={step} number={index + 1} />
          {step.subSteps && step.subSteps.length > 0 && (
            <ul className="wizard-substeps">
              {step.subSteps.map((subStep) => (
                <li key={subStep.sector} data-state={subStep.state}>
                  <SubStepLine Link={Link} subStep={subStep} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function StepLine({ Link, step, number }: { Link: FrameLink; step: WizardStep; number: number }) {
  const words = useWords();
  const line = (
    <>
      <span className="wizard-step-number">
        {step.state === 'done' ? <Check size={18} strokeWidth={2.25} aria-hidden="true" /> : number}
      </span>
      <span>
        {step.label}
        {step.state === 'done' && <span className="sr-only">, {words.stepDone}</span>}
      </span>
    </>
  );
  if (step.href === undefined) return <span className="wizard-step">{line}</span>;
  return (
    <Link href={step.href} className="wizard-step">
      {line}
    </Link>
  );
}

function SubStepLine({ Link, subStep }: { Link: FrameLink; subStep: WizardSubStep }) {
  const words = useWords();
  const line = (
    <>
      {subStep.state === 'done' ? (
        <Check size={14} strokeWidth={2.25} aria-hidden="true" />
      ) : (
        <SectorMark sector={subStep.sector} neutral />
      )}
      {subStep.label}
      {subStep.state === 'done' && <span className="sr-only">, {words.stepDone}</span>}
    </>
  );
  if (subStep.href === undefined) return <span className="wizard-substep">{line}</span>;
  return (
    <Link href={subStep.href} className="wizard-substep">
      {line}
    </Link>
  );
}
