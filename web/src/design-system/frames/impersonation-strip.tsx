import { type ReactNode, useId } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { MeasuringEdge } from '../pictures/measuring-edge.tsx';
import './frames.css';

export interface ImpersonationStripProps {
  /** Example: "Sie handeln als …". */
  children: ReactNode;
  endLabel: string;
  onEnd: () => void;
  ending?: boolean | undefined;
}

/** The strip is always visible, so that an impersonation is never forgotten. */
export function ImpersonationStrip({ children, endLabel, onEnd, ending = false }: ImpersonationStripProps) {
  const textId = useId();
  return (
    <aside aria-labelledby={textId} className="impersonation">
      <MeasuringEdge tone="rule" />
      <div className="wrap impersonation-row">
        <p id={textId}>{children}</p>
        <button
          type="button"
          className="impersonation-end"
          aria-busy={ending || undefined}
          disabled={ending}
          onClick={onEnd}
        >
          {ending && <Spinner size={16} />}
          {endLabel}
        </button>
      </div>
    </aside>
  );
}
