import type { SubscriptionState } from '@metra/contract/operations/my';
import { Button } from '../../../design-system/buttons/button.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatMoney } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Fact } from '../fact.tsx';
import { dayBefore } from '../time-scale-ticks.ts';
import { useDecision } from './use-decision.ts';

interface RunningPanelProps {
  subscription: SubscriptionState;
  locked: boolean;
}

export function RunningPanel({ subscription: state, locked }: RunningPanelProps) {
  const { t, language } = useTranslate();
  const { deciding, cancel, resume } = useDecision();
  const { subscription, promotion, activeUntil, autoRenew, renewsOn } = state;
  const money = (cents: number) => t('subscription.running.net', { price: formatMoney(cents, language) });
  return (
    <section aria-labelledby="running-title" className="titled-section">
      <h2 id="running-title" className="type-h3">
        {t('subscription.running.title')}
      </h2>
      <div className="min-w-0">
        <dl className="*:grid *:grid-cols-1 *:gap-x-6 *:gap-y-1 *:border-b *:border-line *:py-3 *:first:pt-0 sm:*:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] [&_dt]:text-text-muted [&_small]:block [&_small]:text-small [&_small]:text-text-muted">
          <Fact label={t('subscription.running.year')}>
            {t('subscription.sum.yearSpan', {
              from: formatDate(subscription.periodStart, language),
              to: formatDate(activeUntil, language),
            })}
          </Fact>
          <Fact label={t('subscription.running.price')}>
            {money(subscription.price)}
            {promotion && <small>{t('subscription.running.promotion', { name: promotion.name })}</small>}
          </Fact>
          {renewsOn ? (
            <Fact label={t('subscription.running.next')}>
              {t('subscription.running.renews', {
                date: formatDate(renewsOn, language),
                price: money(subscription.renewalPrice),
              })}
              <small>
                {t('subscription.running.cancelUntil', { date: formatDate(dayBefore(renewsOn), language) })}
              </small>
            </Fact>
          ) : (
            <Fact label={t('subscription.running.next')}>
              {t('subscription.running.ends', { date: formatDate(activeUntil, language) })}
              <small>{t('subscription.running.endsText')}</small>
            </Fact>
          )}
        </dl>
        {autoRenew ? (
          <Button
            variant="quiet"
            className="-ml-3 mt-4"
            loading={deciding}
            disabled={locked}
            onClick={() => void cancel(state)}
          >
            {t('subscription.cancel.start')}
          </Button>
        ) : (
          <Button
            variant="primary"
            className="mt-5"
            loading={deciding}
            disabled={locked}
            onClick={() => void resume()}
          >
            {t('subscription.resume')}
          </Button>
        )}
      </div>
    </section>
  );
}
