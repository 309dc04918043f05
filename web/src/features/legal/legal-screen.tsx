import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { ErrorState } from '../../design-system/error-state.tsx';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../design-system/skeleton.tsx';
import { formatDate } from '../../lib/date-formats.ts';
import { isClientError } from '../../lib/errors.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { type LegalSlug, legalQueries } from './legal.queries.ts';
import { LegalContents } from './legal-contents.tsx';
import { LegalText } from './legal-text.tsx';
import './legal.css';

/** One of the three legal pages; the address names it. */
export function LegalScreen({ slug }: { slug: LegalSlug }) {
  const { t, language } = useTranslate();
  const { data: page, error, refetch, isFetching } = useQuery(legalQueries.page(slug));
  if (error && !page) {
    return (
      <div className="wrap legal">
        <ErrorState
          headingLevel={1}
          title={t('legal.unavailable')}
          onReload={() => refetch()}
          reloading={isFetching}
          responseId={isClientError(error) ? error.responseId : undefined}
        />
      </div>
    );
  }
  if (!page) return <LegalSkeleton />;
  return (
    <article className="wrap legal">
      <header className="legal-head">
        <h1 className="type-display">{page.title}</h1>
        <p className="type-small text-text-muted">
          {t('legal.updatedOn', { date: formatDate(page.updatedOn, language) })}
        </p>
        {page.notice && (
          <p className="legal-notice" role="note">
            <TriangleAlert size={18} aria-hidden="true" />
            {page.notice}
          </p>
        )}
      </header>
      <LegalContents sections={page.sections} />
      <div className="legal-sections">
        {page.sections.map((section) => (
          <section key={section.slug} id={section.slug} aria-labelledby={`${section.slug}-title`}>
            <h2 id={`${section.slug}-title`}>{section.heading}</h2>
            <LegalText text={section.body} />
          </section>
        ))}
      </div>
    </article>
  );
}

function LegalSkeleton() {
  return (
    <Skeleton className="wrap legal">
      <SkeletonBlock width="40%" height={44} />
      <SkeletonText lines={12} />
    </Skeleton>
  );
}
