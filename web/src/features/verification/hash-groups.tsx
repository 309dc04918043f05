import styles from './verify/verify.module.css';
import { hashGroups } from './verify/verify-data.ts';

/** A hash as it is printed; read and copied as one. */
export function HashGroups({ hash }: { hash: string }) {
  return (
    <span className={styles.hash}>
      {hashGroups(hash).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one hash never move
        <span key={index}>{group} </span>
      ))}
    </span>
  );
}
