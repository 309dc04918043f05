import { Check } from 'lucide-react';
import { cx } from '../../design-system/behaviour/cx.ts';
import { formatNumber } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import styles from './samples.module.css';

const COMPLETE = 0.89;
const TICKS = Array.from({ length: 48 }, (_, index) => index);
const MIDDLE = 54;
const FACTS = ['kpis', 'evidence', 'languages'] as const;

export function SampleReport() {
  const { t, language } = useTranslate();
  return (
    <div className={styles.report}>
      <div className={styles.ring}>
        <svg width="108" height="108" viewBox="0 0 108 108" aria-hidden="true">
          <path className={styles.rest} d={ticks((tick) => tick / TICKS.length > COMPLETE)} />
          <path className={styles.done} d={ticks((tick) => tick / TICKS.length <= COMPLETE)} />
          <path className={styles.edge} d={radius(COMPLETE, 32, 53)} />
          <path className={styles.hand} d={radius(COMPLETE, 32, 53)} />
        </svg>
        <p>
          <span className={cx(styles.number, 'type-value')}>{formatNumber(COMPLETE * 100, language)}</span>
          <span>{t('home.steps.report.percent')}</span>
        </p>
      </div>
      <ul>
        {FACTS.map((fact) => (
          <li key={fact}>
            <Check size={16} strokeWidth={2.5} />
            {t(`home.steps.report.${fact}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ticks(chosen: (tick: number) => boolean): string {
  return TICKS.filter(chosen)
    .map((tick) => radius(tick / TICKS.length, tick % 5 === 0 ? 36 : 40, 50))
    .join('');
}

/** Draws a part of a radius at this share of a full turn. */
function radius(share: number, from: number, to: number): string {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  const at = (distance: number) =>
    `${(MIDDLE + Math.cos(angle) * distance).toFixed(2)} ${(MIDDLE + Math.sin(angle) * distance).toFixed(2)}`;
  return `M${at(from)}L${at(to)}`;
}
