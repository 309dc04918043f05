import { Skeleton, SkeletonButton } from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { QuestionCard } from './question-card.tsx';

export function SetUpSecondFactorSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <QuestionCard title={t('second-factor.demanded.title')} text={t('second-factor.demanded.text')}>
        <div className="grid gap-3">
          <SkeletonButton size="lg">{t('second-factor.totp.setUp')}</SkeletonButton>
          <a href="/logout" className="link inline-flex min-h-(--target) items-center text-text">
            {t('second-factor.demanded.leave')}
          </a>
        </div>
      </QuestionCard>
    </Skeleton>
  );
}
