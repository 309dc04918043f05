import type { MatchingOffer, MatchReason } from '@metra/contract/operations/offer-matches';
import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { Monogram } from '../../design-system/pictures/avatar.tsx';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { formatQuantity } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';

export function MatchingOffers({
  query,
}: {
  query: UseQueryResult<{ items: readonly MatchingOffer[]; total: number }>;
}) {
  const { t } = useTranslate();
  const { data, error } = query;
  if (!data && error) return <LoadError title={t('goals.offers.error')} query={query} />;
  if (!data)
    return (
      <Skeleton>
        <SkeletonRows rows={3} />
      </Skeleton>
    );
  if (data.items.length === 0) return <p className="text-text-muted">{t('goals.offers.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {data.items.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </ul>
      {data.total > data.items.length && (
        <p className="pt-2 text-small text-text-muted">
          {t('goals.offers.best', { shown: data.items.length, total: data.total })}
        </p>
      )}
    </>
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

/** Names the topics that the offer shares, the most important first. The place is shown elsewhere in the row. */
const topicsOf = (reasons: readonly MatchReason[]): string[] =>
  [...new Set(reasons.flatMap(({ text }) => text ?? []))].slice(0, NAMED);
