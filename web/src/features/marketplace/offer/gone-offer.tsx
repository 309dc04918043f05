import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { type ListedOffer, OfferRows } from '../../../domain/marketplace/offer-rows.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';

/** The offer was withdrawn or never existed. In both cases other offers are shown. */
export function GoneOffer({ others }: { others: readonly ListedOffer[] }) {
  const { t } = useTranslate();
  return (
    <div className="wrap grid gap-12 pt-12 pb-20 md:pt-16 md:pb-24">
      <header className="grid justify-items-start gap-5">
        <h1 className="type-display">{t('offer.gone.title')}</h1>
        <p className="type-lead measure">{t('offer.gone.text')}</p>
        <SiteLink href="/marketplace" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('offer.gone.search')}
        </SiteLink>
      </header>
      {others.length > 0 && (
        <section aria-labelledby="others-title" className="grid gap-4">
          <h2 id="others-title" className="type-h2">
            {t('offer.gone.others')}
          </h2>
          <OfferRows offers={others} Link={SiteLink} />
        </section>
      )}
    </div>
  );
}
