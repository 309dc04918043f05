import { MeasuringEdge } from '../../design-system/pictures/measuring-edge.tsx';
import { CompanyLogo } from './company-logo.tsx';
import styles from './letterhead.module.css';

interface LetterheadProps {
  name: string;
  /** It replaces an empty name. */
  placeholder: string;
  lines: readonly string[];
  logoId: number | null;
  caption: string;
}

/** The preview shows how the company will look on its reports. */
export function Letterhead({ name, placeholder, lines, logoId, caption }: LetterheadProps) {
  return (
    <figure className={styles.letterhead}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <CompanyLogo name={name || placeholder} logoId={logoId} />
          <p className={styles.name} data-empty={name === '' || undefined}>
            {name || placeholder}
          </p>
        </div>
        <p className={styles.lines}>
          {lines.filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <MeasuringEdge className={styles.edge} />
        <div className={styles.text} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
