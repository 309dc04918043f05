import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Section } from '../section.tsx';

export function DataSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <h1 className="type-h1 pt-2 pb-3">{t('account.data.title')}</h1>
      <p className="measure pb-8 text-text-soft">{t('account.data.lead')}</p>
      <Section title={t('account.data.get')} text={t('account.data.getText')}>
        <SkeletonRows rows={1} />
      </Section>
      <Section title={t('account.data.sheets')}>
        <SkeletonRows rows={8} />
      </Section>
    </Skeleton>
  );
}
