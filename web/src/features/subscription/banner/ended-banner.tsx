import type { SubscriptionState } from '@metra/contract/operations/my';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { paths } from '../../../lib/site/paths.ts';
import { phaseOf } from '../subscription-phase.ts';

/** Stays until there is a subscription again. Its link opens another tab: what is typed here stays here. */
export function EndedBanner({ subscription }: { subscription: SubscriptionState | null }) {
  const { t, language } = useTranslate();
  const phase = phaseOf(subscription);
  const date = 'until' in phase ? formatDate(phase.until, language) : '';
  return (
    <div role="alert" className="border-b border-line bg-warning-soft text-warning-text">
      <div className="wrap flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2 leading-ui">
        <TriangleAlert size={18} aria-hidden="true" />
        <p className="min-w-0 flex-[1_1_240px]">
          <b className="font-medium">{t(`subscription.phase.${phase.word}`, { date })}</b>{' '}
          {t('subscription.ended.text')}
        </p>
        <a
          href={paths.subscription}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex items-center gap-2 font-medium"
        >
          {t('subscription.ended.action')}
          <ExternalLink size={15} aria-hidden="true" />
          <span className="sr-only"> {t('subscription.ended.newTab')}</span>
        </a>
      </div>
    </div>
  );
}
