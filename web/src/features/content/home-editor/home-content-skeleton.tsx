import { Skeleton, SkeletonBlock } from '../../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function HomeContentSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap grid gap-8 py-8">
      <header className="grid gap-2">
        <h1>{t('content.home.title')}</h1>
        <p className="text-text-soft">{t('content.home.text')}</p>
      </header>
      <div>
        {(['hero', 'steps', 'benefits', 'trust', 'questions'] as const).map((part) => (
          <div key={part} className="border-t border-line-strong">
            <h2 className="type-h3 flex min-h-[52px] items-center py-3">{t(`content.home.${part}`)}</h2>
            {part === 'hero' && (
              <div className="grid gap-5 pt-2 pb-8">
                <SkeletonBlock className="h-10" />
                <SkeletonBlock className="h-20" />
                <SkeletonBlock className="h-10" />
              </div>
            )}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
