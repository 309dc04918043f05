import { Check } from 'lucide-react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { type Progress, type Step, stepNumbers } from '../wizard-state.ts';
import './steps-on-rule.css';

const MARKS = ['hello', 'motivation', 'goals', 'measures', 'companyInfos', 'summary'] as const;

interface StepsOnRuleProps {
  progress: Progress;
  /** The mark one stands at. */
  here: Step;
}

/** Six marks on a rule: what is asked, and where one stands. */
export function StepsOnRule({ progress, here }: StepsOnRuleProps) {
  const { t } = useTranslate();
  return (
    <ol className="steps-on-rule">
      {MARKS.map((step) => (
        <li
          key={step}
          data-here={step === here || undefined}
          aria-current={step === here ? 'step' : undefined}
        >
          <span className="steps-on-rule-mark reading" aria-hidden="true">
            <span>{progress[step].done ? <Check size={22} strokeWidth={2.5} /> : stepNumbers[step]}</span>
          </span>
          <span className="steps-on-rule-words">
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
