import type { PublicPage } from '@metra/contract/shapes/landing-page-shapes';
import type { ReactNode } from 'react';
import { cx } from '../../design-system/behaviour/cx.ts';
import type { FrameLink } from '../../design-system/frames/frame-parts.ts';
import { SectorMark, sectorText } from '../../design-system/pictures/sector-mark.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { WrittenText } from '../../lib/formats/written-text.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Blocks, type OffersOfBlocks } from './blocks.tsx';
import { CallToAction } from './call-to-action.tsx';
import { closingCall } from './closing-call.ts';
import { ContentImage } from './content-image.tsx';
import styles from './guide.module.css';
import { GuideRail } from './guide-rail.tsx';
import { readingMinutes } from './reading-time.ts';

interface GuideProps {
  page: PublicPage;
  offers?: OffersOfBlocks;
  Link: FrameLink;
  back?: ReactNode;
}

export function Guide({ page, offers, Link, back }: GuideProps) {
  const { goal, blocks } = page;
  const call = closingCall(blocks);
  return (
    <>
      <article className="wrap pb-16 md:pt-8 md:pb-20">
        <GuidePicture page={page} />
        <GuideTitle page={page} back={back} />
        <div className={cx(styles.columns, 'border-t border-text pt-8 md:pt-12')}>
          <Blocks blocks={blocks.filter((block) => block !== call)} offers={offers} Link={Link} />
          {goal && <GuideRail goal={goal} />}
        </div>
      </article>
      {call && <CallToAction block={call} Link={Link} isBand />}
    </>
  );
}

/** A page without a picture shows the picture of its goal. */
function GuidePicture({ page: { image, goal } }: { page: PublicPage }) {
  if (image)
    return (
      <ContentImage
        image={image}
        isFirst
        sizes="(min-width: 84rem) 1248px, 100vw"
        className={styles.picture}
      />
    );
  if (!goal) return null;
  return (
    <img
      src={goal.image.replace(/\.svg$/, '/wide.svg')}
      alt=""
      width="1248"
      height="416"
      fetchPriority="high"
      className={styles.picture}
    />
  );
}

function GuideTitle({ page, back }: Pick<GuideProps, 'page' | 'back'>) {
  const { t, language } = useTranslate();
  const { goal, title, teaser, blocks, updatedOn } = page;
  return (
    <header className={cx(styles.columns, styles.title)}>
      <div className="min-w-0">
        {back}
        {goal && (
          <p
            className={cx(
              'flex items-center gap-2 text-small leading-[1.2] font-strong',
              sectorText[goal.sector],
            )}
          >
            <SectorMark sector={goal.sector} />
            {t(`common.sectorLong.${goal.sector}`)}
          </p>
        )}
        <h1 className={styles.heading}>
          <WrittenText>{title}</WrittenText>
        </h1>
        <p className={styles.teaser}>
          <WrittenText>{teaser}</WrittenText>
        </p>
      </div>
      <p className="text-small leading-[1.6] text-text-muted lg:text-right">
        <span className="block">{t('reading.readingTime', { count: readingMinutes(blocks) })}</span>
        <span className="block">{t('reading.updatedOn', { date: formatDate(updatedOn, language) })}</span>
      </p>
    </header>
  );
}
