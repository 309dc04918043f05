import { formatDate } from '../../lib/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { Standing } from './standing.ts';

/** The page opens with what one has. */
export function StandingHead({ standing }: { standing: Standing }) {
  const { t, language } = useTranslate();
  const date = 'until' in standing ? formatDate(standing.until, language) : '';
  const start = 'startsOn' in standing ? formatDate(standing.startsOn, language) : '';
  const days = 'daysLeft' in standing ? standing.daysLeft : 0;
  return (
    <h1 className="type-display pt-2">
      {t(`subscription.standing.${standing.word}`, { date })}{' '}
      <span className="block text-text-muted">
        {t(`subscription.next.${standing.word}`, { days, date: start })}
      </span>
    </h1>
  );
}
