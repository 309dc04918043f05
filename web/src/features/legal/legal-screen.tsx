import type { LegalPage } from '@metra/contract/operations/frontend';
import { TriangleAlert } from 'lucide-react';
import { cx } from '../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../design-system/buttons/button-style.ts';
import { anchorsOf } from '../../domain/content/anchors.ts';
import { RichTextView } from '../../domain/content/rich-text-view.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../lib/site/site-link.tsx';
import type { SiteScreenProps } from '../../lib/site/site-page.ts';
import { LegalContents } from './legal-contents.tsx';
import styles from './legal-text.module.css';

/** The operator has not published this page. */
export interface MissingLegalPage {
  slug: LegalPage['slug'];
  isMissing: true;
}
export type LegalData = LegalPage | MissingLegalPage;

const columns =
  'wrap grid grid-cols-1 items-start gap-6 pt-10 pb-20 md:grid-cols-[280px_minmax(0,1fr)] md:gap-x-16 md:gap-y-10 md:pt-16 md:pb-30';

/** The screen shows one of the three legal pages, or says that it does not exist yet. */
export function LegalScreen({ data }: SiteScreenProps<LegalData>) {
  return 'isMissing' in data ? <Missing slug={data.slug} /> : <Text page={data} />;
}

function Text({ page }: { page: LegalPage }) {
  const { t, language } = useTranslate();
  const anchors = anchorsOf(page.sections.map(({ content }) => content));
  return (
    <article className={columns}>
      <header className="col-span-full grid gap-3 border-b border-line-strong pb-6">
        <h1 className="type-display">{page.title}</h1>
        <p className="type-small text-text-muted">
          {t('legal.updatedOn', { date: formatDate(page.updatedOn, language) })}
        </p>
        {page.isDemo && (
          <p
            className="measure mt-3 flex items-start gap-3 rounded-control bg-warning-soft p-4 text-warning-text"
            role="note"
          >
            <TriangleAlert size={18} aria-hidden="true" className="h-lh" />
            {t('legal.demo')}
          </p>
        )}
      </header>
      <LegalContents sections={page.sections.filter(({ heading }) => heading !== '')} />
      <div className="measure grid gap-10">
        {page.sections.map((section) => (
          <section
            key={section.slug}
            id={section.slug}
            aria-labelledby={section.heading === '' ? undefined : `${section.slug}-title`}
            className={cx(styles.section, section.emphasis && styles.emphasis)}
          >
            {section.heading !== '' && <h2 id={`${section.slug}-title`}>{section.heading}</h2>}
            <RichTextView content={section.content} Link={SiteLink} anchors={anchors} />
          </section>
        ))}
      </div>
    </article>
  );
}

const NAMES = {
  impressum: 'common.legal.imprint',
  datenschutz: 'common.legal.privacy',
  agb: 'common.legal.terms',
} as const;

function Missing({ slug }: Pick<MissingLegalPage, 'slug'>) {
  const { t } = useTranslate();
  return (
    <div className="wrap grid justify-items-start gap-5 py-12 md:py-24">
      <p className="type-label">{t(NAMES[slug])}</p>
      <h1 className="type-display">{t('legal.missing.title')}</h1>
      <p className="type-lead measure">{t('legal.missing.text')}</p>
      <SiteLink href="/" className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {t('common.notFound.toHome')}
      </SiteLink>
    </div>
  );
}
