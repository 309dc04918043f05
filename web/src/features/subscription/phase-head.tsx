import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { SubscriptionPhase } from './subscription-phase.ts';

/** The page opens with what one has. */
export function PhaseHead({ phase }: { phase: SubscriptionPhase }) {
  const { t, language } = useTranslate();
  const date = 'until' in phase ? formatDate(phase.until, language) : '';
  const start = 'startsOn' in phase ? formatDate(phase.startsOn, language) : '';
  const days = 'daysLeft' in phase ? phase.daysLeft : 0;
  return (
    <h1 className="type-display pt-2">
      {t(`subscription.phase.${phase.word}`, { date })}{' '}
      <span className="block text-text-muted">
        {t(`subscription.next.${phase.word}`, { days, date: start })}
      </span>
    </h1>
  );
}
