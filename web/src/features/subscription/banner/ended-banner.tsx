import type { SubscriptionState } from '@metra/contract/my';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import { formatDate } from '../../../lib/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { paths } from '../../../lib/paths.ts';
import { phaseOf } from '../subscription-phase.ts';
import './ended-banner.css';

/** Stays until there is a subscription again. Its link opens another tab: what is typed here stays here. */
export function EndedBanner({ subscription }: { subscription: SubscriptionState | null }) {
  const { t, language } = useTranslate();
  const phase = phaseOf(subscription);
  const date = 'until' in phase ? formatDate(phase.until, language) : '';
  return (
    <div role="alert" className="ended-banner">
      <div className="wrap ended-banner-row">
        <TriangleAlert size={18} aria-hidden="true" />
        <p>
          <b className="font-medium">{t(`subscription.phase.${phase.word}`, { date })}</b>{' '}
          {t('subscription.ended.text')}
        </p>
        <a href={paths.subscription} target="_blank" rel="noreferrer" className="link font-medium">
          {t('subscription.ended.action')}
          <ExternalLink size={15} aria-hidden="true" />
          <span className="sr-only"> {t('subscription.ended.newTab')}</span>
        </a>
      </div>
    </div>
  );
}
