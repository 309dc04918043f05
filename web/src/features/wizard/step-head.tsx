import type { ReactNode } from 'react';

interface StepHeadProps {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Stands beside the question where there is room. */
  aside?: ReactNode;
}

/** The question of a step. Focus comes here when the step is entered. */
export function StepHead({ id, title, lead, aside }: StepHeadProps) {
  return (
    <div className="wizard-head">
      <div>
        <h1 id={id} className="type-display">
          {title}
        </h1>
        {lead && <p className="wizard-lead">{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
