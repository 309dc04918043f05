import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../lib/site-link.tsx';
import type { Featured } from './home-data.ts';

interface FeaturedMarketProps {
  title: string;
  offers: readonly Featured[];
  organisations: readonly Featured[];
}

/** What editors chose of the marketplace; without anything public there is no such part. */
export function FeaturedMarket({ title, offers, organisations }: FeaturedMarketProps) {
  const { t } = useTranslate();
  if (offers.length === 0 && organisations.length === 0) return null;
  return (
    <section aria-labelledby="market-title" className="wrap pt-20 md:pt-30">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 md:mb-10">
        <h2 id="market-title" className="type-display">
          {title}
        </h2>
        <SiteLink href="/marketplace" className="link">
          {t('home.market.all')}
        </SiteLink>
      </div>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2">
        {[offers, organisations].map(
          (list) =>
            list.length > 0 && (
              <ul key={list[0]?.path} className="border-t border-text">
                {list.map(({ path, title: name, text }) => (
                  <li key={path} className="focus-host group relative border-b border-line-strong py-4">
                    <h3 className="type-h3">
                      <SiteLink
                        href={path}
                        className="underline-offset-3 group-hover:underline after:absolute after:inset-0"
                      >
                        {name}
                      </SiteLink>
                    </h3>
                    <p className="type-small text-text-muted">{text}</p>
                  </li>
                ))}
              </ul>
            ),
        )}
      </div>
    </section>
  );
}
