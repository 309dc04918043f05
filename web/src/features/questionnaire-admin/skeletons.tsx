import { ArrowLeft } from 'lucide-react';
import {
  Skeleton,
  SkeletonBlock,
  SkeletonButton,
  SkeletonLine,
  SkeletonRows,
} from '../../design-system/feedback/skeleton.tsx';
import { TabLink, TabLinks } from '../../design-system/navigation/tabs.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const tabs = ['questions', 'results', 'statistics', 'settings'] as const;
export type QuestionnaireTab = (typeof tabs)[number];

/** A questionnaire to come; its name is not known yet, only which part of it is asked for. */
export function QuestionnaireSkeleton({ tab }: { tab: QuestionnaireTab }) {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap grid gap-6 pt-6 pb-16">
      <header className="page-head">
        <div className="grid min-w-0 gap-2">
          <a href="/admin/questionnaires" className="back-link mb-0 w-fit">
            <ArrowLeft size={16} aria-hidden="true" />
            {t('questionnaire-admin.back')}
          </a>
          <h1 className="sr-only">{t(`questionnaire-admin.${tab}.title`)}</h1>
          <div className="type-h1">
            <SkeletonLine className="w-[320px]" />
          </div>
          <SkeletonLine className="w-[180px]" />
        </div>
        <div className="page-actions">
          <SkeletonButton withIcon>{t('questionnaire-admin.testRun')}</SkeletonButton>
        </div>
      </header>
      <TabLinks label={t('questionnaire-admin.parts')}>
        {tabs.map((each) => (
          <TabLink key={each} current={each === tab}>
            {t(`questionnaire-admin.${each}.title`)}
          </TabLink>
        ))}
      </TabLinks>
      <PartSkeleton tab={tab} />
    </Skeleton>
  );
}

function PartSkeleton({ tab }: { tab: QuestionnaireTab }) {
  if (tab === 'results' || tab === 'statistics')
    return (
      <>
        <SkeletonBlock className="h-24" />
        <div className="panel overflow-hidden">
          <SkeletonRows rows={8} />
        </div>
      </>
    );
  return (
    <div
      className={
        tab === 'questions'
          ? 'grid grid-cols-1 items-start gap-6 xl:grid-cols-[300px_minmax(0,1fr)]'
          : 'grid gap-6'
      }
    >
      {tab === 'questions' && (
        <div className="panel overflow-hidden max-xl:hidden">
          <SkeletonRows rows={8} />
        </div>
      )}
      <div className="panel grid gap-5 p-6">
        <SkeletonBlock className="h-10" />
        <SkeletonBlock className="h-20" />
        <SkeletonBlock className="h-20" />
      </div>
    </div>
  );
}
