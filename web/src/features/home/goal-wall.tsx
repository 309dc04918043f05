import { cx } from '../../design-system/cx.ts';
import { SectorMark, sectorText } from '../../design-system/sector-mark.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { alternateSectors } from './alternate-sectors.ts';
import type { HomeData } from './home-data.ts';

/** A wall of the goals' pictures. Without goals to show there is no wall, and the page stands without it. */
export function GoalWall({ goals }: HomeData) {
  const { t } = useTranslate();
  if (goals.length === 0) return null;
  return (
    <section id="ziele" aria-labelledby="ziele-title">
      <div className="wrap flex items-start gap-4 pb-6 max-md:flex-col md:items-end md:justify-between md:gap-8 md:pb-10">
        <h2 id="ziele-title" className="type-display max-w-[15em]">
          {t('home.goals.title')}
        </h2>
        <p className="max-w-[25em] text-text-soft">{t('home.goals.text')}</p>
      </div>
      <ul className="grid grid-cols-3 sm:grid-cols-6">
        {alternateSectors(goals).map((goal) => (
          <li key={goal.id} className="group relative overflow-hidden bg-skeleton">
            <img
              src={goal.image}
              alt=""
              width="320"
              height="240"
              loading="lazy"
              className="block aspect-[4/3] h-auto w-full object-cover"
            />
            <span className="absolute inset-x-0 bottom-0 bg-ink px-4 py-2 text-small leading-[1.3] font-medium text-on-ink opacity-0 transition-opacity duration-(--t-base) group-hover:opacity-100">
              {goal.name}
            </span>
          </li>
        ))}
      </ul>
      <ul className="wrap flex flex-wrap gap-6 pt-5 text-small leading-[1.2] font-strong">
        {(['e', 's', 'g'] as const).map((sector) => (
          <li key={sector} className={cx('inline-flex items-center gap-2', sectorText[sector])}>
            <SectorMark sector={sector} />
            {t(`common.sectorLong.${sector}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
