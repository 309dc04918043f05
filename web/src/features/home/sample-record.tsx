import { CircleCheck } from 'lucide-react';
import { formatNumber, formatPercent } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import styles from './samples.module.css';

const SAMPLE = { value: 64, progress: 0.6, plan: 0.55, start: 0.4, target: 0.8 };

export function SampleRecord() {
  const { t, language } = useTranslate();
  const percent = (share: number) => formatPercent(share, language);
  return (
    <>
      <p className="flex items-baseline justify-between">
        <span>
          <span className="type-value text-[2.75rem]">{formatNumber(SAMPLE.value, language)}</span>
          <span className="ml-1 font-[460] text-text-soft">% {t('home.steps.record.unit')}</span>
        </span>
        <span className="inline-flex items-center gap-2 text-small font-medium text-success-text">
          <CircleCheck size={15} strokeWidth={2} />
          {t('home.steps.record.onTrack')}
        </span>
      </p>
      <div className={styles.scale}>
        <span className={styles.value}>{percent(SAMPLE.progress)}</span>
        <svg width="100%" height="20" aria-hidden="true">
          <rect className={styles.track} width="100%" height="8" y="4" />
          <rect className={styles.bar} width={percentWidth(SAMPLE.progress)} height="8" y="4" />
          {TICKS.map((share) => (
            <line
              key={share}
              x1={percentWidth(share)}
              x2={percentWidth(share)}
              y1="12"
              y2={12 + tickLength(share)}
            />
          ))}
        </svg>
        <span className={styles.knob} />
        <span className={styles.plan}>{t('home.steps.record.plan', { value: percent(SAMPLE.plan) })}</span>
      </div>
      <p className={styles.ends}>
        <span>
          {percent(SAMPLE.start)}
          <br />
          {t('home.steps.record.start')}
        </span>
        <span>
          {percent(SAMPLE.target)}
          <br />
          {t('home.steps.record.target')}
        </span>
      </p>
    </>
  );
}

const TICKS = Array.from({ length: 51 }, (_, index) => index / 50);

const percentWidth = (share: number) => `${share * 100}%`;

function tickLength(share: number): number {
  const percent = Math.round(share * 100);
  if (percent % 50 === 0) return 12;
  return percent % 10 === 0 ? 8 : 4;
}
