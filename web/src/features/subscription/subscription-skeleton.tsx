import { Skeleton, SkeletonBlock, SkeletonLine } from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The subscription to come: what one has, until when, and what follows from it. */
export function SubscriptionSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <h1 className="sr-only">{t('subscription.title')}</h1>
      <div className="grid gap-8">
        <div className="type-display pt-2">
          <SkeletonLine className="w-[90%] md:w-[520px]" />
          <SkeletonLine className="w-[70%] md:w-[420px]" />
          <SkeletonLine className="w-[40%] md:hidden" />
        </div>
        <div className="panel grid h-[128px] content-center px-6 max-sm:px-5">
          <SkeletonBlock className="h-5" />
        </div>
        <section className="titled-section">
          <h2 className="type-h3">{t('subscription.running.title')}</h2>
          <div className="grid gap-5">
            {(['year', 'price', 'next'] as const).map((fact) => (
              <p key={fact} className="grid gap-x-6 gap-y-1 border-b border-line pb-3 text-text-muted">
                {t(`subscription.running.${fact}`)}
              </p>
            ))}
          </div>
        </section>
      </div>
    </Skeleton>
  );
}
