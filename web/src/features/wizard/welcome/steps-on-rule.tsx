import { Check } from 'lucide-react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { type Progress, type Step, stepNumbers } from '../wizard-state.ts';
import styles from './steps-on-rule.module.css';

const MARKS = ['hello', 'motivation', 'goals', 'measures', 'companyInfos', 'summary'] as const;

interface StepsOnRuleProps {
  progress: Progress;
  here: Step;
}

/** Six marks on a rule: what is asked, and where one stands. */
export function StepsOnRule({ progress, here }: StepsOnRuleProps) {
  const { t } = useTranslate();
  return (
    <ol className={styles.steps}>
      {MARKS.map((step) => (
        <li
          key={step}
          data-here={step === here || undefined}
          aria-current={step === here ? 'step' : undefined}
        >
          <span className={cx(styles.mark, 'type-value')} aria-hidden="true">
            <span>{progress[step].done ? <Check size={22} strokeWidth={2.5} /> : stepNumbers[step]}</span>
          </span>
          <span className={styles.words}>
            <b>
              {t(`metra-lite.wizard.step.${step}`)}
              {progress[step].done && <span className="sr-only">, {t('parts.stepDone')}</span>}
            </b>
            <span>{t(`metra-lite.wizard.welcome.${step}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
