import './measuring-edge.css';

export interface MeasuringEdgeProps {
  /** `ink` is for dark bands, and `rule` has black marks on yellow. */
  tone?: 'page' | 'ink' | 'rule';
  orientation?: 'horizontal' | 'vertical';
  className?: string | undefined;
}

/** Ticks are 8 px apart, longer at 40 and longest at 80. Use it only where something is measured or in progress. */
export function MeasuringEdge({ tone = 'page', orientation = 'horizontal', className }: MeasuringEdgeProps) {
  return (
    <div
      aria-hidden="true"
      className={['measuring-edge', className].filter(Boolean).join(' ')}
      data-tone={tone}
      data-orientation={orientation}
    />
  );
}
