import { Skeleton, SkeletonBlock, SkeletonField } from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The company's details to come; on a phone the groups are folded but for the first. */
export function SettingsSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <h1 className="type-h1 pt-2 pb-8">{t('settings.title')}</h1>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="min-w-0">
          <section className="grid gap-5 border-t border-line-strong max-md:gap-2 max-md:pb-6 md:py-8">
            <h2 className="type-h3 max-md:grid max-md:min-h-[52px] max-md:items-center">
              {t('settings.group.organisation')}
            </h2>
            <div className="field-grid">
              <SkeletonField label={t('settings.name')} className="col-span-full" />
              <SkeletonField label={t('settings.industry')} />
              <SkeletonField label={t('settings.size')} />
              <div className="col-span-full">
                <SkeletonField label={t('settings.firstMonth')} />
                <SkeletonBlock className="mt-2 h-10" />
              </div>
              <div className="col-span-full grid gap-2">
                <p className="type-label">{t('settings.description')}</p>
                <SkeletonBlock className="h-[114px]" />
              </div>
              <SkeletonBlock className="col-span-full h-[127px]" />
            </div>
          </section>
          {(['address', 'contact'] as const).map((group) => (
            <section key={group} className="border-t border-line-strong max-md:last:border-b md:py-8">
              <h2 className="type-h3 max-md:grid max-md:min-h-[52px] max-md:items-center">
                {t(`settings.group.${group}`)}
              </h2>
            </section>
          ))}
        </div>
        <SkeletonBlock className="h-30 max-lg:order-first lg:h-[420px]" />
      </div>
    </Skeleton>
  );
}
