import {
  Skeleton,
  SkeletonField,
  SkeletonLine,
  SkeletonRows,
} from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Row, Section } from './section.tsx';

export function AccountSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <h1 className="type-h1 pt-2 pb-8">{t('account.title')}</h1>
      <Section title={t('account.signIn.title')} text={t('account.signIn.text')}>
        <Row label={<SkeletonLine className="w-[220px]" />} detail={t('account.signIn.email')} />
        <Row label={t('account.password.label')} detail={t('account.password.detail')} />
      </Section>
      <Section title={t('second-factor.title')} text={t('second-factor.text')}>
        <SkeletonRows rows={2} />
      </Section>
      <Section title={t('account.person.title')} text={t('account.person.text')}>
        <div className="field-grid max-w-[560px]">
          <SkeletonField label={t('account.person.firstName')} />
          <SkeletonField label={t('account.person.lastName')} />
        </div>
      </Section>
      <Section title={t('account.appearance.title')} text={t('account.appearance.text')}>
        <Row label={t('common.language.label')} detail={t('account.appearance.languageDetail')} />
        <Row label={t('common.theme.label')} detail={t('account.appearance.themeDetail')} />
      </Section>
      <Section title={t('account.sessions.title')} text={t('account.sessions.text')}>
        <SkeletonRows rows={2} />
      </Section>
    </Skeleton>
  );
}
