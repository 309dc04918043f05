import type { ReactNode } from 'react';

interface StepHeadProps {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** This content is beside the question if there is space. */
  aside?: ReactNode;
}

/** The heading is the question of a step. It takes the focus when the step is entered. */
export function StepHead({ id, title, lead, aside }: StepHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <div className="flex-[1_1_26rem]">
        <h1 id={id} className="type-display">
          {title}
        </h1>
        {lead && (
          <p className="mt-3 max-w-[36em] text-[1rem] leading-body text-pretty text-text-soft md:mt-4 md:text-lead">
            {lead}
          </p>
        )}
      </div>
      {aside}
    </div>
  );
}
