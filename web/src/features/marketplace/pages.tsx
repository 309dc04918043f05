import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../lib/site/site-link.tsx';
import styles from './pages.module.css';
import { shownPages } from './shown-pages.ts';

interface PagesProps {
  /** The first page is 1. */
  page: number;
  pageSize: number;
  total: number;
  to: (page: number) => string;
}

/** The pages are links, so that each has its address and opens at its top. */
export function Pages({ page, pageSize, total, to }: PagesProps) {
  const { t } = useTranslate();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  return (
    <nav aria-label={t('offers.pages.title')} className={styles.pages}>
      <p className="type-small tabular text-text-muted">
        {t('offers.pages.range', {
          from: (page - 1) * pageSize + 1,
          to: Math.min(total, page * pageSize),
          total,
        })}
      </p>
      <ol className={styles.numbers}>
        {shownPages(page, last).map((entry) => (
          <li key={entry}>
            {typeof entry === 'string' ? (
              <span className={styles.number}>…</span>
            ) : (
              <SiteLink
                href={to(entry)}
                className={styles.number}
                aria-label={t('offers.pages.page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <SiteLink href={to(page + 1)} className={buttonClass({ variant: 'secondary', size: 'md' })}>
          {t('offers.pages.next')}
          <ArrowRight size={17} aria-hidden="true" />
        </SiteLink>
      )}
    </nav>
  );
}
