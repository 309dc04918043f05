import type { Home } from '@metra/contract/operations/home-content';
import type { ComponentType } from 'react';
import { cx } from '../../design-system/behaviour/cx.ts';
import { SampleChoice } from './sample-choice.tsx';
import { SampleRecord } from './sample-record.tsx';
import { SampleReport } from './sample-report.tsx';
import styles from './steps.module.css';

const SAMPLES = [SampleChoice, SampleRecord, SampleReport];

export function Steps({ texts: { title, lead, items } }: { texts: Home['steps'] }) {
  return (
    <section
      id="ablauf"
      aria-labelledby="ablauf-title"
      className={cx(styles.steps, 'wrap below-fold [--height-to-come:1400px] md:[--height-to-come:900px]')}
    >
      <div className={styles.head}>
        <h2 id="ablauf-title" className="type-display">
          {title}
        </h2>
        <p>{lead}</p>
      </div>
      <ol>
        {items.map((step, index) => (
          <Step key={step.title} number={index + 1} Sample={SAMPLES[index]} {...step} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  Sample: ComponentType | undefined;
}

function Step({ number, title, text, Sample }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={cx(styles.number, 'type-value')} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {/* Screen readers skip the sample, because it repeats the text with invented values. */}
      {Sample && (
        <div className={cx(styles.sample, 'panel p-5 shadow-2')} aria-hidden="true">
          <Sample />
        </div>
      )}
    </li>
  );
}
