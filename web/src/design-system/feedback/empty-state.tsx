import type { ReactNode } from 'react';
import type { SectorShape } from '../pictures/sector-mark.tsx';
import { SectorOutline } from '../pictures/sector-outline.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** One sentence says what will be here or what to do. */
  text?: ReactNode;
  action?: ReactNode;
  /** Its outline is drawn as a decoration. */
  sector?: SectorShape | undefined;
  /** `slot` draws a dashed frame for something that can be chosen. */
  variant?: 'plain' | 'slot';
  headingLevel?: 2 | 3 | 4;
}

export function EmptyState({
  title,
  text,
  action,
  sector,
  variant = 'plain',
  headingLevel = 3,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const frame = variant === 'slot' ? 'rounded-panel border-[1.5px] border-dashed border-control-line' : '';
  return (
    <div className={`grid place-items-center content-center gap-3 px-5 py-10 text-center ${frame}`}>
      {sector && <SectorOutline sector={sector} />}
      <div className="grid gap-1">
        <Heading className="type-h3">{title}</Heading>
        {text && <p className="measure text-text-muted">{text}</p>}
      </div>
      {action}
    </div>
  );
}
