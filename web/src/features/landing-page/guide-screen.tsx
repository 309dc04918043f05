import type { PublicPage } from '@metra/contract/shapes/landing-page-shapes';
import type { OffersOfBlocks } from '../../domain/content/blocks.tsx';
import { CallToAction } from '../../domain/content/call-to-action.tsx';
import { closingCall } from '../../domain/content/closing-call.ts';
import { Guide } from '../../domain/content/guide.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../lib/site/site-link.tsx';
import type { SiteScreenProps } from '../../lib/site/site-page.ts';
import { GuideCards, type GuideOfGoal } from './guide-cards.tsx';

export interface GuideData {
  page: PublicPage;
  offers: OffersOfBlocks;
  neighbours: readonly GuideOfGoal[];
}

export function GuideScreen({ data: { page, offers, neighbours } }: SiteScreenProps<GuideData>) {
  const { t } = useTranslate();
  return (
    <>
      <Guide page={page} offers={offers} Link={SiteLink} />
      {!closingCall(page.blocks) && (
        <CallToAction
          isBand
          Link={SiteLink}
          block={{
            title: t('reading.guide.startTitle'),
            text: t('reading.guide.startText'),
            label: t('reading.guide.start'),
            target: '/register',
          }}
        />
      )}
      {neighbours.length > 0 && <More guides={neighbours} />}
    </>
  );
}

function More({ guides }: { guides: readonly GuideOfGoal[] }) {
  const { t } = useTranslate();
  return (
    <section aria-labelledby="more-title" className="wrap below-fold py-16 md:py-20">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <h2 id="more-title" className="type-h1">
          {t('reading.guide.more')}
        </h2>
        <SiteLink href="/landing-pages" className="link">
          {t('reading.guide.all')}
        </SiteLink>
      </div>
      <GuideCards guides={guides} />
    </section>
  );
}
