import type { ReactNode } from 'react';
import { chapterId } from '../../../domain/reporting/check-places.ts';
import styles from '../report.module.css';

interface ChapterProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** A chapter with its number in the column before it. */
export const Chapter = ({ number, title, children }: ChapterProps) => (
  <section id={chapterId(number)} aria-labelledby={`${chapterId(number)}-title`} className={styles.chapter}>
    <span aria-hidden="true" className={`type-value ${styles.number}`}>
      {number}
    </span>
    <h2 id={`${chapterId(number)}-title`} tabIndex={-1} data-arrival="">
      {title}
    </h2>
    {children}
  </section>
);
