import { type ListedOffer, OfferRows } from '../../domain/marketplace/offer-rows.tsx';
import { OrganisationTile } from '../../domain/marketplace/organisation-tile.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../lib/site-link.tsx';
import type { FeaturedOrganisation } from './home-data.ts';

interface FeaturedMarketProps {
  title: string;
  offers: readonly ListedOffer[];
  organisations: readonly FeaturedOrganisation[];
}

/** What editors chose of the marketplace; without anything public there is no such part. */
export function FeaturedMarket({ title, offers, organisations }: FeaturedMarketProps) {
  const { t } = useTranslate();
  if (offers.length === 0 && organisations.length === 0) return null;
  return (
    <section aria-labelledby="market-title" className="below-fold wrap pt-20 md:pt-30">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 md:mb-10">
        <h2 id="market-title" className="type-display">
          {title}
        </h2>
        <SiteLink href="/marketplace" className="link">
          {t('home.market.all')}
        </SiteLink>
      </div>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {offers.length > 0 && <OfferRows offers={offers} Link={SiteLink} />}
        {organisations.length > 0 && <Organisations organisations={organisations} />}
      </div>
    </section>
  );
}

function Organisations({ organisations }: Pick<FeaturedMarketProps, 'organisations'>) {
  return (
    <ul className="grid content-start gap-6 border-t border-text pt-4">
      {organisations.map(({ slug, name, logoUrl, slogan, city }) => (
        <li key={slug} className="focus-host group relative flex items-center gap-4 rounded-control">
          <OrganisationTile name={name} logoUrl={logoUrl} />
          <div className="min-w-0">
            <h3 className="type-h3">
              <SiteLink
                href={`/organisations/${slug}`}
                className="underline-offset-3 group-hover:underline after:absolute after:inset-0"
              >
                {name}
              </SiteLink>
            </h3>
            <p className="type-small text-text-muted">{[slogan, city].filter(Boolean).join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
