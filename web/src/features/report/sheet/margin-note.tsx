import type { ReactNode } from 'react';
import styles from '../report.module.css';

interface MarginNoteProps {
  title: ReactNode;
  children: ReactNode;
}

/**
 * The note about a missing or doubtful value is outside of the paper beside its row, or below it on narrow
 * screens. It is not exported.
 */
export const MarginNote = ({ title, children }: MarginNoteProps) => (
  <div role="note" className={styles.note}>
    <b className="block font-strong text-text">{title}</b>
    {children}
  </div>
);
