import { Skeleton, SkeletonBlock, SkeletonLine } from '../../../design-system/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** The form to come. */
export function HomeContentSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap grid gap-8 py-8">
      <header className="grid gap-2">
        <h1>{t('content.home.title')}</h1>
        <p className="text-text-soft">{t('content.home.text')}</p>
      </header>
      {(['hero', 'steps', 'benefits'] as const).map((part) => (
        <div key={part} className="grid gap-5 border-t border-line-strong pt-6">
          <h2 className="type-h3">{t(`content.home.${part}`)}</h2>
          <SkeletonLine className="w-[140px]" />
          <SkeletonBlock className="h-10" />
          <SkeletonBlock className="h-20" />
          <SkeletonBlock className="h-10" />
        </div>
      ))}
    </Skeleton>
  );
}
