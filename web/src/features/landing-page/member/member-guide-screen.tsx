import type { PublicPage } from '@metra/contract/shapes/landing-page-shapes';
import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { ErrorState } from '../../../design-system/feedback/error-state.tsx';
import type { OffersOfBlocks } from '../../../domain/content/blocks.tsx';
import { Guide } from '../../../domain/content/guide.tsx';
import { listedOffer } from '../../../domain/marketplace/offer-rows.tsx';
import { hasStatus } from '../../../lib/errors/errors.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useNamePage } from '../../../lib/guards/page-name.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { paths } from '../../../lib/site/paths.ts';
import { guideQueries } from './guide.queries.ts';
import { MemberGuideSkeleton } from './member-guide-skeleton.tsx';

const route = getRouteApi('/app/main/landing-page/$landingPageId');

export function MemberGuideScreen() {
  const { landingPageId } = route.useParams();
  const { t } = useTranslate();
  const query = useQuery(guideQueries.page(landingPageId));
  const offers = useOffersOf(query.data);
  useNamePage(query.data?.title);
  if (query.data) return <Guide page={forMembers(query.data)} offers={offers} Link={FrameLink} />;
  if (!query.error) return <MemberGuideSkeleton />;
  return (
    <div className="wrap py-16">
      {hasStatus(query.error, 404) ? (
        <ErrorState
          icon={Compass}
          headingLevel={1}
          title={t('reading.guide.missingTitle')}
          text={t('reading.guide.missingText')}
          action={
            <FrameLink href={paths.dashboard} className={buttonClass({ variant: 'secondary', size: 'md' })}>
              {t('common.notFound.toOverview')}
            </FrameLink>
          }
        />
      ) : (
        <LoadError
          title={t('reading.guide.errorTitle')}
          text={t('reading.guide.errorText')}
          query={query}
          headingLevel={1}
        />
      )}
    </div>
  );
}

/** Members have registered already. */
const forMembers = (page: PublicPage): PublicPage => ({
  ...page,
  blocks: page.blocks.filter((block) => block.type !== 'callToAction' || !/^\/register\b/.test(block.target)),
});

/** Blocks of offers are left out while their offers load and if there are none. */
function useOffersOf(page: PublicPage | undefined): OffersOfBlocks {
  const blocks = page?.blocks.filter((block) => block.type === 'offers') ?? [];
  const found = useQueries({ queries: blocks.map(guideQueries.offers) });
  return Object.fromEntries(
    blocks.map(({ id }, index) => [id, found[index]?.data?.items.map(listedOffer) ?? []]),
  );
}
