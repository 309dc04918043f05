import type { LegalPage } from '@metra/contract/operations/frontend';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import styles from './legal-contents.module.css';

type Sections = LegalPage['sections'];

/** The contents of a long text are a list beside it, and a disclosure above it on small screens. */
export function LegalContents({ sections }: { sections: Sections }) {
  const { t } = useTranslate();
  if (sections.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label={t('legal.contents')}>
      <details className={styles.folded}>
        <summary>{t('legal.contents')}</summary>
        <ContentsList sections={sections} />
      </details>
      <div className="max-md:hidden">
        <ContentsList sections={sections} />
      </div>
    </nav>
  );
}

function ContentsList({ sections }: { sections: Sections }) {
  return (
    <ol>
      {sections.map(({ slug, heading }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
}
