import type { ReactNode } from 'react';
import styles from '../report.module.css';

interface ChapterProps {
  number: number;
  title: string;
  children: ReactNode;
}

export const chapterId = (number: number): string => `chapter-${number}`;

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
