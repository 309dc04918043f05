import type { LegalPage } from '@metra/contract/frontend';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

type Sections = LegalPage['sections'];

/** The way through a long text: a list beside it, a disclosure above it on small screens. */
export function LegalContents({ sections }: { sections: Sections }) {
  const { t } = useTranslate();
  if (sections.length < 2) return null;
  return (
    <nav className="legal-contents" aria-label={t('legal.contents')}>
      <details>
        <summary>{t('legal.contents')}</summary>
        <ContentsList sections={sections} />
      </details>
      <div className="legal-contents-wide">
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
