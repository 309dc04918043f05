import type { LegalPage } from '@metra/contract/frontend';
import { TriangleAlert } from 'lucide-react';
import { formatDate } from '../../lib/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { SiteScreenProps } from '../../lib/site-page.ts';
import { LegalContents } from './legal-contents.tsx';
import { LegalText } from './legal-text.tsx';

const columns =
  'wrap grid grid-cols-1 items-start gap-6 pt-10 pb-20 md:grid-cols-[280px_minmax(0,1fr)] md:gap-x-16 md:gap-y-10 md:pt-16 md:pb-30';

/** One of the three legal pages. */
export function LegalScreen({ data: page }: SiteScreenProps<LegalPage>) {
  const { t, language } = useTranslate();
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
