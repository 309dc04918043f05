import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../../design-system/feedback/skeleton.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { questionnaireQueries } from '../questionnaire-admin.queries.ts';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { StatisticsView } from './statistics-view.tsx';

const route = getRouteApi('/admin/questionnaires/$questionnaireId/statistics');

export function StatisticsScreen() {
  const { questionnaireId } = route.useParams();
  return (
    <QuestionnaireFrame id={questionnaireId} tab="statistics">
      {(questionnaire) => <Statistics questionnaire={questionnaire} />}
    </QuestionnaireFrame>
  );
}

function Statistics({ questionnaire }: { questionnaire: EditedQuestionnaire }) {
  const { t } = useTranslate();
  const statistics = useQuery(questionnaireQueries.statistics(questionnaire.id));
  if (!statistics.data)
    return statistics.error ? (
      <LoadError headingLevel={2} title={t('questionnaire-admin.statistics.error')} query={statistics} />
    ) : (
      <Skeleton className="grid gap-6">
        <SkeletonBlock className="h-24" />
        <SkeletonBlock className="h-24" />
      </Skeleton>
    );
  const { started, versions } = statistics.data;
  if (started === 0 && versions.length === 0)
    return (
      <div className="panel">
        <EmptyState
          headingLevel={2}
          title={t('questionnaire-admin.results.none')}
          text={t(
            questionnaire.active
              ? 'questionnaire-admin.results.noneText'
              : 'questionnaire-admin.results.noneOff',
          )}
        />
      </div>
    );
  return <StatisticsView questionnaire={questionnaire} statistics={statistics.data} />;
}
