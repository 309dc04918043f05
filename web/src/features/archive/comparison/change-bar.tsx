import type { ComparedKpi } from '@metra/contract/operations/frozen-reports';
import { Hatch, useHatch } from '../../../design-system/charts/hatch.tsx';
import { barOf } from './change-of.ts';
import styles from './comparison.module.css';

/** The longest bar, in per cent of the chart's width. It leaves a margin at the edge. */
const LONGEST = 48;

/**
 * The bar begins in the middle, which means no change, and is hatched if the value got worse. The number is beside it.
 */
export function ChangeBar({ of: compared }: { of: ComparedKpi }) {
  const hatch = useHatch();
  const bar = barOf(compared);
  const width = Math.abs(bar?.reach ?? 0) * LONGEST;
  const isDown = (bar?.reach ?? 0) < 0;
  const isWorse = compared.verdict === 'WORSE';
  const tone = compared.verdict === 'NEUTRAL' ? 'none' : compared.kpi.sector;
  return (
    <svg aria-hidden="true" className={`chart ${styles.bar}`} height="52">
      <Hatch id={hatch.id} />
      {bar && (
        <rect
          className={isWorse ? styles.worse : styles.change}
          data-tone={tone}
          x={`${isDown ? 50 - width : 50}%`}
          y="20"
          width={`${width}%`}
          height="12"
          {...(isWorse && { fill: hatch.fill })}
        />
      )}
      {bar?.isBroken && (
        <svg aria-hidden="true" x={isDown ? '10%' : '84%'} y="14" width="20" height="24" overflow="visible">
          <g className={styles.mark}>
            <path className={styles.gap} d="M3 20 11 2M8 22 16 4" />
            <path className={styles.break} d="M0 22 9 2M8 23 17 3" />
          </g>
        </svg>
      )}
      <line className={styles.zero} x1="50%" x2="50%" y1="0" y2="52" />
    </svg>
  );
}
