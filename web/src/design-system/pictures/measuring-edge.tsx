import './measuring-edge.css';

export interface MeasuringEdgeProps {
  /** `ink` for dark bands, `rule` for black marks on yellow. */
  tone?: 'page' | 'ink' | 'rule';
  orientation?: 'horizontal' | 'vertical';
  className?: string | undefined;
}

/** The signature: ticks every 8 px, longer at 40, longest at 80. Only where something is measured or passes. */
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
