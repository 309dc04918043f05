import { Check } from 'lucide-react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import styles from './samples.module.css';

export function SampleChoice() {
  const { t } = useTranslate();
  return (
    <>
      <div className={styles.choice}>
        <img src="/pictures/goals/e/circular-economy.svg" alt="" width="320" height="240" loading="lazy" />
        {t('home.steps.choose.first')}
        <span className={styles.mark} data-chosen>
          <Check size={14} strokeWidth={3} />
        </span>
      </div>
      <div className={styles.choice}>
        <img src="/pictures/goals/e/water-and-nature.svg" alt="" width="320" height="240" loading="lazy" />
        {t('home.steps.choose.second')}
        <span className={styles.mark} />
      </div>
    </>
  );
}
