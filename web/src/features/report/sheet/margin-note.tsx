import type { ReactNode } from 'react';
import styles from '../report.module.css';

interface MarginNoteProps {
  title: ReactNode;
  children: ReactNode;
}

/** What is missing or doubtful, outside of the paper beside its row; where there is no room, below it. Nothing of it is exported. */
export const MarginNote = ({ title, children }: MarginNoteProps) => (
  <div role="note" className={styles.note}>
    <b className="block font-strong text-text">{title}</b>
    {children}
  </div>
);
