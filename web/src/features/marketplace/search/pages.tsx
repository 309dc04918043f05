import { ChevronRight } from 'lucide-react';
import { buttonClass } from '../../../design-system/button-style.ts';
import { pagesAround } from '../../../design-system/pages-around.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../../lib/site-link.tsx';
import { addressOf, type MarketSearch, PAGE_SIZE } from './market-search.ts';
import styles from './pages.module.css';

/** The other pages of the list: links, so that each has its address and begins at its top. */
export function Pages({ search, total }: { search: MarketSearch; total: number }) {
  const { t } = useTranslate();
  const last = Math.ceil(total / PAGE_SIZE);
  const { page } = search;
  if (last <= 1) return null;
  const to = (wanted: number) => addressOf({ ...search, page: wanted });
  return (
    <nav aria-label={t('market.pages.title')} className={styles.pages}>
      <p className="type-small tabular text-text-muted">
        {t('market.pages.range', {
          from: (page - 1) * PAGE_SIZE + 1,
          to: Math.min(total, page * PAGE_SIZE),
          total,
        })}
      </p>
      <ol className={styles.numbers}>
        {pagesAround(page, last).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span className={styles.number}>…</span>
            ) : (
              <SiteLink
                href={to(entry.page)}
                className={styles.number}
                aria-label={t('market.pages.page', { page: entry.page })}
                aria-current={entry.page === page ? 'page' : undefined}
              >
                {entry.page}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <SiteLink href={to(page + 1)} className={buttonClass({ variant: 'secondary', size: 'md' })}>
          {t('market.pages.next')}
          <ChevronRight size={17} aria-hidden="true" />
        </SiteLink>
      )}
    </nav>
  );
}
