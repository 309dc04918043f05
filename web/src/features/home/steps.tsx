import type { ReactNode } from 'react';
import { cx } from '../../design-system/cx.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SampleChoice } from './sample-choice.tsx';
import { SampleRecord } from './sample-record.tsx';
import { SampleReport } from './sample-report.tsx';
import styles from './steps.module.css';

/** How it works, in three steps with a sample of each. */
export function Steps() {
  const { t } = useTranslate();
  return (
    <section id="ablauf" aria-labelledby="ablauf-title" className={cx(styles.steps, 'wrap')}>
      <div className={styles.head}>
        <h2 id="ablauf-title" className="type-display">
          {t('home.steps.title')}
        </h2>
        <p>{t('home.steps.text')}</p>
      </div>
      <ol>
        <Step number={1} name="choose" sample={<SampleChoice />} />
        <Step number={2} name="record" sample={<SampleRecord />} />
        <Step number={3} name="report" sample={<SampleReport />} />
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  name: 'choose' | 'record' | 'report';
  sample: ReactNode;
}

function Step({ number, name, sample }: StepProps) {
  const { t } = useTranslate();
  return (
    <li className={styles.step}>
      <span className={cx(styles.number, 'type-value')} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <h3>{t(`home.steps.${name}.title`)}</h3>
        <p>{t(`home.steps.${name}.text`)}</p>
      </div>
      {/* A sample says nothing that the words do not, and its values are nobody's. */}
      <div className={cx(styles.sample, 'panel p-5 shadow-2')} aria-hidden="true">
        {sample}
      </div>
    </li>
  );
}
