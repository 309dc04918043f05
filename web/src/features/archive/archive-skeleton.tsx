import { Skeleton, SkeletonBlock, SkeletonLine } from '../../design-system/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import styles from './archive.module.css';

/** The archive to come, on its rule. */
export function ArchiveSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap">
      <div className="grid gap-4 py-6 md:pt-12 md:pb-10">
        <h1 className="type-small font-text tracking-normal text-text-muted">{t('goals.archive.kick')}</h1>
        <div className="type-display">
          <SkeletonLine className="w-[480px]" />
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-[120px_minmax(0,1fr)] md:gap-0">
        <SkeletonBlock className="h-[34px] w-[72px]" />
        <ol className={styles.rule}>
          {[1, 2, 3, 4].map((row) => (
            <li key={row} className={styles.goal}>
              <SkeletonBlock className="aspect-[4/3] h-auto" />
              <div className="grid content-center gap-3">
                <SkeletonBlock className="h-[18px] w-[260px]" />
                <SkeletonBlock className="w-[180px]" />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Skeleton>
  );
}
