import { useQuery } from '@tanstack/react-query';
import { SectorMark, sectorText } from '../../design-system/sector-mark.tsx';
import { publicDataQuery } from '../../domain/tracking/public-data.queries.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { queryClient } from '../../lib/query-client.ts';
import { alternateSectors } from './alternate-sectors.ts';
import './goal-wall.css';

/** A wall of the goals' pictures. Without goals to show there is no wall, and the page stands without it. */
export function GoalWall() {
  const { t, language } = useTranslate();
  const { data } = useQuery(publicDataQuery(language), queryClient);
  if (!data || data.goals.length === 0) return null;
  return (
    <section aria-labelledby="ziele-title" className="home-goals">
      <div className="wrap home-goals-head">
        <h2 id="ziele-title" className="type-display">
          {t('home.goals.title')}
        </h2>
        <p>{t('home.goals.text')}</p>
      </div>
      <ul className="home-wall">
        {alternateSectors(data.goals).map((goal) => (
          <li key={goal.id}>
            <img src={goal.image} alt="" width="320" height="240" loading="lazy" />
            <span>{goal.name}</span>
          </li>
        ))}
      </ul>
      <ul className="wrap home-sectors">
        {(['e', 's', 'g'] as const).map((sector) => (
          <li key={sector} className={sectorText[sector]}>
            <SectorMark sector={sector} />
            {t(`common.sectorLong.${sector}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
