import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { OfferRows } from '../../../domain/marketplace/offer-rows.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import type { SiteScreenProps } from '../../../lib/site/site-page.ts';
import { Posts } from '../organisation/posts.tsx';
import { Section } from '../section.tsx';
import { BackLink } from './back-link.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { GoneOffer } from './gone-offer.tsx';
import styles from './offer.module.css';
import type { OfferData } from './offer-data.ts';
import { OfferHead } from './offer-head.tsx';
import { OfferPlace } from './offer-place.tsx';
import { OfferValues } from './offer-values.tsx';
import { PartnerRows } from './partner-rows.tsx';
import { ReportForm } from './report-form.tsx';
import { useCountedView } from './use-counted-view.ts';
import { WrittenParagraphs } from './written-paragraphs.tsx';

export function OfferScreen({ data }: SiteScreenProps<OfferData>) {
  return data.offer ? <OfferPage {...data} offer={data.offer} /> : <GoneOffer others={data.similar} />;
}

type OfferPageProps = OfferData & { offer: NonNullable<OfferData['offer']> };

function OfferPage({ offer, posts, totals, similar, refused }: OfferPageProps) {
  const { t } = useTranslate();
  const [category] = offer.categories;
  useCountedView(offer.id);
  return (
    <article className="wrap pt-4 pb-20 md:pb-24">
      <BackLink />
      <OfferHead offer={offer} />
      <OfferValues offer={offer} />
      <div className={styles.columns}>
        <div className={styles.text}>
          <Section id="what" title={t('offer.what')}>
            <WrittenParagraphs text={offer.description || offer.summary} />
          </Section>
          {offer.tags.length > 0 && (
            <Section id="tags" title={t('offer.tags')}>
              <ul className="flex flex-wrap gap-2">
                {offer.tags.map(({ slug, name }) => (
                  <li key={slug}>
                    <SiteLink
                      href={`/marketplace?tags=${slug}`}
                      className="tint tint-hover inline-flex min-h-[max(32px,var(--target))] items-center rounded-chip px-3 text-small text-text-soft"
                    >
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {offer.location && (
            <Section id="where" title={t('offer.where')}>
              <OfferPlace offer={offer} location={offer.location} />
            </Section>
          )}
          {offer.partners.length > 0 && (
            <Section id="partners" title={t('offer.partners')}>
              <PartnerRows partners={offer.partners} />
            </Section>
          )}
          {posts.length > 0 && (
            <Section id="posts" title={t('offer.posts')}>
              <Posts posts={posts} />
            </Section>
          )}
          {similar.length > 0 && (
            <Section
              id="similar"
              title={category ? t('offer.similarIn', { category: category.name }) : t('offer.similar')}
            >
              <OfferRows offers={similar} Link={SiteLink} />
            </Section>
          )}
        </div>
        <ContactPanel offer={offer} refused={refused?.name === 'contact' ? refused : null} />
      </div>
      <div className={styles.bar}>
        <a href="#contact" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('offer.contact.title')}
        </a>
      </div>
      <footer className="mt-12 flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-t border-line-strong pt-5">
        <p className="type-small text-text-muted">
          {[
            totals.views > 0 && t('offer.viewed', { count: totals.views }),
            totals.watchers > 0 && t('offer.kept', { count: totals.watchers }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <ReportForm offerId={offer.id} refused={refused?.name === 'report' ? refused : null} />
      </footer>
    </article>
  );
}
