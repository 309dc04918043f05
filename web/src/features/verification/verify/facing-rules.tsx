import { cx } from '../../../design-system/behaviour/cx.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './verify.module.css';

const WIDTH = 640;
const HEIGHT = 76;
const KNOB = 236;
const SHIFT = 28;

const lengthAt = (at: number) => (at % 80 === 0 ? 20 : at % 40 === 0 ? 13 : 7);
const marks = Array.from({ length: WIDTH / 8 + 1 }, (_, index) => index * 8);

/** Ticks of a rule; the lower one looks up. */
const ticks = (from: number, baseline: number, direction: 1 | -1) =>
  marks.map((at) => `M${at + from + 0.5} ${baseline}v${direction * lengthAt(at)}`).join('');

/** Two rules that face each other: what somebody has, and what was frozen. They coincide, or are displaced; before a check only one is there. */
export function FacingRules({ state }: { state: 'NONE' | 'EQUAL' | 'APART' }) {
  const { t } = useTranslate();
  const shift = state === 'APART' ? SHIFT : 0;
  return (
    <figure className={styles.rules}>
      <figcaption className={styles.caption}>{t('verification.rules.yours')}</figcaption>
      <svg aria-hidden="true" height={HEIGHT} className={styles.drawing}>
        <path className={styles.ticks} d={`M0 .5H${WIDTH}${ticks(0, 0, 1)}`} />
        <path
          className={cx(styles.ticks, state === 'NONE' && styles.open)}
          d={`M${shift} ${HEIGHT - 0.5}H${WIDTH + shift}${ticks(shift, HEIGHT, -1)}`}
        />
        {state === 'EQUAL' && (
          <rect className={styles.knob} x={KNOB} y="2" width="10" height={HEIGHT - 4} rx="2" />
        )}
        {state === 'APART' && (
          <>
            <rect className={styles.knob} x={KNOB} y="2" width="10" height="30" rx="2" />
            <rect className={styles.knob} x={KNOB + shift} y="44" width="10" height="30" rx="2" />
          </>
        )}
      </svg>
      <p className={styles.caption}>
        <span>{t('verification.rules.frozen')}</span>
        {state !== 'NONE' && (
          <span>{t(state === 'EQUAL' ? 'verification.rules.equal' : 'verification.rules.apart')}</span>
        )}
      </p>
    </figure>
  );
}
