import type { CSSProperties } from 'react';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import styles from './time-scale.module.css';
import { shareOfTime, type TimeScaleTick, timeScaleTicks } from './time-scale-ticks.ts';

const LENGTH: Record<TimeScaleTick['size'], number> = { day: 6, ten: 14, month: 14 };

/** A piece of rule from the first to the last day, with a yellow mark where today is. */
export function TimeScale({ from, to, today }: { from: string; to: string; today: string }) {
  const { t, language } = useTranslate();
  const share = shareOfTime(from, to, today);
  const side = share < 0.08 ? 'start' : share > 0.92 ? 'end' : undefined;
  return (
    <div className={styles.rule} style={{ '--today': share } as CSSProperties}>
      <div
        role="img"
        aria-label={t('subscription.rule', {
          from: formatDate(from, language),
          to: formatDate(to, language),
        })}
      >
        <span className={styles.today} data-side={side}>
          {t('subscription.today')}
        </span>
        <div className={styles.track}>
          <i />
          <b />
        </div>
        <svg aria-hidden="true" className={styles.ticks}>
          {timeScaleTicks(from, to).map(({ at, size }) => (
            <line key={at} x1={`${at * 100}%`} x2={`${at * 100}%`} y1="0" y2={LENGTH[size]} />
          ))}
        </svg>
      </div>
      <div className={styles.ends}>
        <span>{formatDate(from, language)}</span>
        <span>{formatDate(to, language)}</span>
      </div>
    </div>
  );
}
