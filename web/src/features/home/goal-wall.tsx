import type { Home } from '@metra/contract/operations/home-content';
import { cx } from '../../design-system/behaviour/cx.ts';
import { SectorMark, sectorText } from '../../design-system/pictures/sector-mark.tsx';
import { formatNumber } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../lib/site/site-link.tsx';
import { alternateSectors } from './alternate-sectors.ts';
import type { GoalOnWall } from './home-data.ts';

interface GoalWallProps {
  goals: readonly GoalOnWall[];
  counters: Home['counters'];
}

/** The section shows pictures of goals and is left out without any. The picture of a goal with a guide links to it. */
export function GoalWall({ goals, counters }: GoalWallProps) {
  const { t } = useTranslate();
  if (goals.length === 0) return null;
  return (
    <section id="ziele" aria-labelledby="ziele-title" className="below-fold">
      <div className="wrap flex items-start gap-4 pb-6 max-md:flex-col md:items-end md:justify-between md:gap-8 md:pb-10">
        <h2 id="ziele-title" className="type-display max-w-[15em]">
          {t('home.goals.title')}
        </h2>
        <p className="max-w-[25em] text-text-soft">{t('home.goals.text')}</p>
      </div>
      <ul className="grid grid-cols-3 sm:grid-cols-6">
        {alternateSectors(goals).map((goal) => (
          <li key={goal.id} className="group focus-host relative overflow-hidden bg-skeleton">
            <img
              src={goal.image}
              alt=""
              width="320"
              height="240"
              loading="lazy"
              className="block aspect-[4/3] h-auto w-full object-cover"
            />
            <span className="absolute inset-x-0 bottom-0 bg-ink px-4 py-2 text-small leading-[1.3] font-medium text-on-ink opacity-0 transition-opacity duration-(--t-base) group-focus-within:opacity-100 group-hover:opacity-100">
              {goal.guide ? (
                <SiteLink href={`/landing-pages/${goal.guide}`} className="after:absolute after:inset-0">
                  {goal.name}
                </SiteLink>
              ) : (
                goal.name
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-5">
        <ul className="flex flex-wrap gap-6 text-small leading-[1.2] font-strong">
          {(['e', 's', 'g'] as const).map((sector) => (
            <li key={sector} className={cx('inline-flex items-center gap-2', sectorText[sector])}>
              <SectorMark sector={sector} />
              {t(`common.sectorLong.${sector}`)}
            </li>
          ))}
        </ul>
        {goals.some(({ guide }) => guide) && (
          <SiteLink href="/landing-pages" className="link">
            {t('home.goals.guides')}
          </SiteLink>
        )}
      </div>
      <Counters counters={counters} />
    </section>
  );
}

function Counters({ counters }: Pick<GoalWallProps, 'counters'>) {
  const { t, language } = useTranslate();
  return (
    <dl className="wrap mt-12 grid grid-cols-3 md:mt-16">
      {(['goals', 'measures', 'kpis'] as const).map((kind) => (
        <div
          key={kind}
          className="flex flex-col-reverse justify-end gap-2 border-y border-text py-5 not-first:border-l not-first:border-l-line-strong not-first:pl-4 md:not-first:pl-6"
        >
          <dt className="text-small leading-[1.4] text-text-muted">{t(`home.counters.${kind}`)}</dt>
          <dd className="type-value text-[2.5rem] md:text-[3.25rem]">
            {formatNumber(counters[kind], language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
