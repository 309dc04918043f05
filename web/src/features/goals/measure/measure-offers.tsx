import type { TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../../design-system/navigation/accordion.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { goalQueries } from '../goals.queries.ts';
import { MatchingOffers } from '../matching-offers.tsx';

/** The offers load only when somebody opens the section, because each request is counted. */
export function MeasureOffers({ measure }: { measure: TrackableMeasure }) {
  const { t } = useTranslate();
  const { id, matchingOffers, state } = measure;
  // A finished measure needs no offers any more.
  if (matchingOffers === 0 || state === 'DONE' || state === 'DROPPED') return null;
  return (
    <Disclosure title={t('goals.measure.offers', { count: matchingOffers })}>
      <Matches measureId={id} />
    </Disclosure>
  );
}

function Matches({ measureId }: { measureId: number }) {
  return <MatchingOffers query={useQuery(goalQueries.measureOffers(measureId))} />;
}
