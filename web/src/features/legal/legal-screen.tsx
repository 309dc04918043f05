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

const columns =
  'wrap grid grid-cols-1 items-start gap-6 pt-10 pb-20 md:grid-cols-[280px_minmax(0,1fr)] md:gap-x-16 md:gap-y-10 md:pt-16 md:pb-30';

/** One of the three legal pages; the address names it. */
export function LegalScreen({ slug }: { slug: LegalSlug }) {
  const { t, language } = useTranslate();
  const { data: page, error, refetch, isFetching } = useQuery(legalQueries.page(slug));
  if (error && !page) {
    return (
      <div className={columns}>
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
    <article className={columns}>
      <header className="col-span-full grid gap-3 border-b border-line-strong pb-6">
        <h1 className="type-display">{page.title}</h1>
        <p className="type-small text-text-muted">
          {t('legal.updatedOn', { date: formatDate(page.updatedOn, language) })}
        </p>
        {page.notice && (
          <p
            className="measure mt-3 flex items-start gap-3 rounded-control bg-warning-soft p-4 text-warning-text"
            role="note"
          >
            <TriangleAlert size={18} aria-hidden="true" className="h-lh" />
            {page.notice}
          </p>
        )}
      </header>
      <LegalContents sections={page.sections} />
      <div className="measure grid gap-10">
        {page.sections.map((section) => (
          <section
            key={section.slug}
            id={section.slug}
            aria-labelledby={`${section.slug}-title`}
            className="grid scroll-mt-8 gap-3"
          >
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
    <Skeleton className={columns}>
      <SkeletonBlock className="h-[44px] w-[40%]" />
      <SkeletonText lines={12} />
    </Skeleton>
  );
}
