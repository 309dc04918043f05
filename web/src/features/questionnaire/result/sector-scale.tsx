import type { Sector } from '@metra/contract/core/primitives';
import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import styles from './result.module.css';

interface SectorScaleProps {
  sector: Sector;
  score: number;
  /** The first time, where this is not the first. */
  before: number | null;
  bands: QuestionnaireResult['bands'];
}

const TICKS = Array.from({ length: 51 }, (_, place) => place * 2);

/** From 0 to 100: the knob is today, the line the time before. The table beside it says the same in words. */
export function SectorScale({ sector, score, before, bands }: SectorScaleProps) {
  return (
    <svg aria-hidden="true" className={styles.scale} data-sector={sector}>
      <rect x="0" y="4" width="100%" height="10" className={styles.track} />
      <rect x="0" y="4" width={`${score}%`} height="10" className={styles.fill} />
      {bands
        .filter(({ min }) => min > 0)
        .map(({ slug, min }) => (
          <line key={slug} x1={`${min}%`} x2={`${min}%`} y1="4" y2="14" className={styles.limit} />
        ))}
      {TICKS.map((at) => (
        <line
          key={at}
          x1={`${at}%`}
          x2={`${at}%`}
          y1="16"
          y2={at % 10 === 0 ? '26' : '20'}
          className={styles.tick}
        />
      ))}
      {before !== null && before !== score && (
        <line x1={`${before}%`} x2={`${before}%`} y1="1" y2="17" className={styles.before} />
      )}
      <svg aria-hidden="true" x={`${score}%`} y="0" className={styles.knobPlace}>
        <rect x="-4.5" y="0.75" width="9" height="17" rx="2" className={styles.knob} />
      </svg>
    </svg>
  );
}
