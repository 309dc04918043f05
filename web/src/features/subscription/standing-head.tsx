import type { SubscriptionState } from '@metra/contract/my';
import { formatDate } from '../../lib/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { standingOf } from './standing.ts';

/** The page opens with what one has. */
export function StandingHead({ subscription }: { subscription: SubscriptionState | null }) {
  const { t, language } = useTranslate();
  const standing = standingOf(subscription);
  const date = 'until' in standing ? formatDate(standing.until, language) : '';
  const days = 'daysLeft' in standing ? standing.daysLeft : 0;
  return (
    <h1 className="type-display pt-2">
      {t(`subscription.standing.${standing.word}`, { date })}{' '}
      <span className="block text-text-muted">{t(`subscription.next.${standing.word}`, { days })}</span>
    </h1>
  );
}
