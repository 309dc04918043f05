import { BookOpen, Building2, FileText, Handshake, House, ListChecks, Tags, UserRound } from 'lucide-react';
import { Skeleton, SkeletonLine } from '../../design-system/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AdministrationPage, Place } from './administration-page.tsx';

/** What everyone finds here is known; what somebody may do is not. */
export function AdministrationSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <AdministrationPage text={<TextSkeleton />}>
        <Place icon={FileText} text={t('administration.pages.text')}>
          {t('common.navigation.pages')}
        </Place>
        <Place icon={House} text={t('administration.home.text')}>
          {t('common.navigation.homePage')}
        </Place>
        <Place icon={ListChecks} text={t('administration.questionnaires.text')}>
          {t('common.navigation.questionnaires')}
        </Place>
        <Place icon={Building2} text={t('administration.organisations.text')}>
          {t('common.navigation.organisations')}
        </Place>
        <Place icon={Handshake} text={t('administration.offers.text')}>
          {t('common.navigation.offers')}
        </Place>
        <Place icon={Tags} text={t('administration.tags.text')}>
          {t('common.navigation.tags')}
        </Place>
        <Place icon={BookOpen} text={t('administration.api.text')}>
          {t('administration.api')}
        </Place>
        <Place icon={UserRound} text={t('administration.account.text')}>
          {t('administration.account')}
        </Place>
      </AdministrationPage>
    </Skeleton>
  );
}

/** Twice as many lines on a phone. */
const TextSkeleton = () => (
  <>
    <SkeletonLine className="w-[96%]" />
    <SkeletonLine className="w-[90%]" />
    <SkeletonLine className="w-[94%] sm:hidden" />
    <SkeletonLine className="w-[60%] sm:hidden" />
  </>
);
