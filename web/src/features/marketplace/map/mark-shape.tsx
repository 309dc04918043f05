import { cx } from '../../../design-system/behaviour/cx.ts';
import styles from './place-map.module.css';

interface MarkShapeProps {
  sector: 'e' | 's' | 'g';
  /** Only the outline: reached at a distance. */
  isOpen: boolean;
  x: number;
  y: number;
}

const TONE = { e: styles.e, s: styles.s, g: styles.g };

export function MarkShape({ sector, isOpen, x, y }: MarkShapeProps) {
  const className = cx(styles.mark, TONE[sector], isOpen && styles.open);
  if (sector === 'e') return <circle cx={x} cy={y} r="6" className={className} />;
  if (sector === 'g') return <rect x={x - 5.5} y={y - 5.5} width="11" height="11" className={className} />;
  return <path d={`M${x - 7.5} ${y + 3.5}a7.5 7.5 0 0 1 15 0z`} className={className} />;
}
