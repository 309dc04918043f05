import type { MatchingOffer, MatchReason } from '@metra/contract/offer-matches';
import { useQuery } from '@tanstack/react-query';
import { Monogram } from '../../design-system/avatar.tsx';
import { Skeleton, SkeletonRows } from '../../design-system/skeleton.tsx';
import { formatQuantity } from '../../lib/formats.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { LoadError } from '../../lib/load-error.tsx';
import { goalQueries } from './goals.queries.ts';

/** Who helps with this goal: offers of others that fit, each with the reason. */
export function OffersPanel({ goalId }: { goalId: number }) {
  const { t } = useTranslate();
  const query = useQuery(goalQueries.offers(goalId));
  const { data, error } = query;
  return (
    <section id="offers" aria-labelledby="offers-title" className="panel p-5 sm:p-6">
      <h2 id="offers-title" className="type-panel">
        {t('goals.offers.title')}
      </h2>
      {!data && !error && (
        <Skeleton className="mt-4">
          <SkeletonRows rows={3} />
        </Skeleton>
      )}
      {!data && error && <LoadError title={t('goals.offers.error')} query={query} />}
      {data?.items.length === 0 && <p className="mt-3 text-text-muted">{t('goals.offers.none')}</p>}
      {data && data.items.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {data.items.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
      <p className="mt-4 border-t border-line pt-4">
        <FrameLink href="/marketplace" className="link">
          {t('goals.offers.toMarketplace')}
        </FrameLink>
      </p>
    </section>
  );
}

function Offer({ offer }: { offer: MatchingOffer }) {
  const { t, language } = useTranslate();
  const { id, title, organisation, distanceKm, remote, reasons } = offer;
  const place =
    distanceKm !== null
      ? formatQuantity(distanceKm, 'km', language, { decimals: 0 })
      : remote
        ? t('goals.offers.online')
        : null;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3">
      <Monogram name={organisation.name} src={organisation.logoUrl} size="md" />
      <div className="grid min-w-0 gap-1 leading-ui">
        <FrameLink href={`/marketplace/offers/${id}`} className="link font-medium wrap-anywhere">
          {title}
        </FrameLink>
        <p className="text-small text-text-muted wrap-anywhere">
          {[organisation.name, place].filter(Boolean).join(' · ')}
        </p>
        {topicsOf(reasons).length > 0 && (
          <p className="text-small text-text-soft">
            {t('goals.offers.fits', { reasons: topicsOf(reasons).join(', ') })}
          </p>
        )}
      </div>
    </li>
  );
}

const NAMED = 2;

/** What they have in common, what weighs most first; where it is stands beside it already. */
const topicsOf = (reasons: readonly MatchReason[]): string[] =>
  [...new Set(reasons.flatMap(({ text }) => text ?? []))].slice(0, NAMED);
