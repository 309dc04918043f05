import { cx } from '../../../design-system/behaviour/cx.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './answering.module.css';

/** The edge is the progress: one long tick for each question, yellow up to and including the present one. */
export function ProgressRule({ current, count }: { current: number; count: number }) {
  const { t } = useTranslate();
  const at = (place: number) => `${((place / count) * 100).toFixed(3)}%`;
  const named = new Set([1, current, count]);
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={current}
      aria-label={t('questionnaires.progress', { current, count })}
      className={styles.rule}
    >
      <svg aria-hidden="true" className={styles.ticks}>
        <rect x="0" y="0" width={at(current)} height="11" className={styles.done} />
        {Array.from({ length: count + 1 }, (_, place) => place).map((place) => (
          <line
            key={place}
            x1={at(place)}
            x2={at(place)}
            y1="0"
            y2="11"
            className={cx(styles.tick, place <= current && styles.tickDone)}
          />
        ))}
        {[...named]
          .filter((place) => place === current || Math.abs(place - current) > count / 12)
          .map((place) => (
            <text
              key={place}
              x={at(place - 0.5)}
              y="25"
              textAnchor="middle"
              className={cx(styles.count, place === current && styles.countCurrent)}
            >
              {place}
            </text>
          ))}
      </svg>
    </div>
  );
}
