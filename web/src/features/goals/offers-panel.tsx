import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { goalQueries } from './goals.queries.ts';
import { MatchingOffers } from './matching-offers.tsx';

export function OffersPanel({ goalId }: { goalId: number }) {
  const { t } = useTranslate();
  return (
    <section id="offers" aria-labelledby="offers-title" className="panel p-5 sm:p-6">
      <h2 id="offers-title" className="type-panel mb-3">
        {t('goals.offers.title')}
      </h2>
      <MatchingOffers query={useQuery(goalQueries.offers(goalId))} />
      <p className="mt-4 border-t border-line pt-4">
        <FrameLink href="/marketplace" className="link">
          {t('goals.offers.toMarketplace')}
        </FrameLink>
      </p>
    </section>
  );
}
