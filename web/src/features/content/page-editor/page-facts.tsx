import type { LandingPage } from '@metra/contract/shapes/landing-page-shapes';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { publicPath } from './public-path.ts';

export function PageFacts({ page }: { page: LandingPage }) {
  const { t, language } = useTranslate();
  return (
    <section aria-labelledby="facts" className="panel grid gap-4 p-5">
      <h2 id="facts" className="type-h3">
        {t('content.facts')}
      </h2>
      <dl className="grid gap-3 text-small">
        <Fact name={t('content.slug')}>{publicPath(page, page.slug)}</Fact>
        {page.oldSlugs.length > 0 && (
          <Fact name={t('content.oldSlugs')}>
            {page.oldSlugs.map((slug) => publicPath(page, slug)).join(', ')}
          </Fact>
        )}
        <Fact name={t('content.pages.updatedAt')}>
          {formatDateTime(page.updatedAt, language, 'short')}
          {page.updatedBy && `, ${page.updatedBy}`}
        </Fact>
        {page.publishedAt && (
          <Fact name={t('content.publishedAt')}>{formatDateTime(page.publishedAt, language, 'short')}</Fact>
        )}
        {page.kind === 'LANDING' && (
          <Fact name={t('content.usedBy')}>
            {page.usedBy.length === 0
              ? t('content.usedBy.none')
              : page.usedBy.map(({ kind, name }) => t(`content.usedBy.${kind}`, { name })).join(', ')}
          </Fact>
        )}
        {page.legalBasis && <Fact name={t('content.legalBasis')}>{page.legalBasis}</Fact>}
      </dl>
      {page.reviewNote && (
        <Notice>
          <strong className="block font-medium">{t('content.reviewNote')}</strong>
          <span className="whitespace-pre-line">{page.reviewNote}</span>
        </Notice>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
