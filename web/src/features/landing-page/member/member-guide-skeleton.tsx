import { cx } from '../../../design-system/behaviour/cx.ts';
import {
  Skeleton,
  SkeletonBlock,
  SkeletonLine,
  SkeletonText,
} from '../../../design-system/feedback/skeleton.tsx';
import styles from '../../../domain/content/guide.module.css';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function MemberGuideSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap pb-16 md:pt-8 md:pb-20">
      <SkeletonBlock className={styles.picture} />
      <h1 className="sr-only">{t('reading.guide.page')}</h1>
      <div className={cx(styles.columns, styles.title)}>
        <div className="min-w-0">
          <div className="text-small leading-[1.2]">
            <SkeletonLine className="w-20" />
          </div>
          <div className={styles.heading}>
            <SkeletonLine className="w-[70%]" />
          </div>
          <div className={styles.teaser}>
            <SkeletonLine className="w-[90%]" />
            <SkeletonLine className="w-[60%]" />
          </div>
        </div>
      </div>
      <div className={cx(styles.columns, 'border-t border-text pt-8 md:pt-12')}>
        <SkeletonText lines={6} />
        <SkeletonText lines={5} />
      </div>
    </Skeleton>
  );
}
