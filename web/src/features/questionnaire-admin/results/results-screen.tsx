import type { EditedQuestionnaire, ResultItem } from '@metra/contract/operations/questionnaires-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate, formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { questionnaireQueries } from '../questionnaire-admin.queries.ts';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { secondsText } from '../seconds-text.ts';
import { openResultDialog } from './result-dialog.tsx';
import { resultList } from './result-list.ts';
import { ResultTools } from './result-tools.tsx';

const route = getRouteApi('/admin/questionnaires/$questionnaireId/results');

export function ResultsScreen() {
  const { questionnaireId } = route.useParams();
  return (
    <QuestionnaireFrame id={questionnaireId} tab="results">
      {(questionnaire) => <Results of={questionnaire} />}
    </QuestionnaireFrame>
  );
}

function Results({ of: questionnaire }: { of: EditedQuestionnaire }) {
  const { t, language } = useTranslate();
  const { id, active } = questionnaire;
  const search = route.useSearch();
  const score = (sector: 'e' | 's' | 'g') => ({
    header: t(`common.sector.${sector}`),
    align: 'end' as const,
    narrow: 'hidden' as const,
    cell: ({ scores }: ResultItem) =>
      scores[sector] === null ? '–' : formatNumber(scores[sector], language),
  });
  return (
    <AdminList<ResultItem, typeof resultList>
      isPart
      of={resultList}
      search={search}
      query={(query) => questionnaireQueries.results(id, query)}
      title={t('questionnaire-admin.results.title')}
      searchLabel={t('questionnaire-admin.results.search')}
      name={{
        header: t('questionnaire-admin.results.when'),
        of: ({ createdAt }) => formatDateTime(createdAt, language, 'short'),
        sort: 'createdAt',
      }}
      onOpen={(result) => void openResultDialog(id, result.id)}
      columns={{
        number: {
          header: t('questionnaire-admin.results.number'),
          align: 'end',
          cell: (result) => result.id,
        },
        version: {
          header: t('questionnaire-admin.versionHead'),
          cell: ({ version }) => t('questionnaire-admin.version', { version }),
        },
        language: {
          header: t('content.language'),
          cell: ({ language: answered }) => t(`content.language.${answered}`),
        },
        secondsTaken: {
          header: t('questionnaire-admin.results.taken'),
          sort: 'secondsTaken',
          align: 'end',
          narrow: 'value',
          cell: ({ secondsTaken }) => (secondsTaken === null ? '–' : secondsText(secondsTaken)),
        },
        e: score('e'),
        s: score('s'),
        g: score('g'),
      }}
      filters={{
        version: {
          label: t('questionnaire-admin.versionHead'),
          useChoices: useVersions,
        },
        from: { label: t('questionnaire-admin.results.from') },
        to: { label: t('questionnaire-admin.results.to') },
      }}
      csv={(query) =>
        operatorApi.questionnaireResults.export({
          params: { questionnaireId: id },
          query: { ...query, format: 'csv' },
        })
      }
      tools={<ResultTools questionnaire={questionnaire} asked={resultList.exportQuery(search)} />}
      empty={{
        title: t('questionnaire-admin.results.none'),
        text: t(active ? 'questionnaire-admin.results.noneYet' : 'questionnaire-admin.results.noneOff'),
      }}
    />
  );
}

/** Those that somebody has answered. */
function useVersions() {
  const { questionnaireId } = route.useParams();
  const { t, language } = useTranslate();
  const { data } = useQuery(questionnaireQueries.statistics(questionnaireId));
  return data?.versions.map(({ version, firstAnsweredAt }) => ({
    value: String(version),
    label: t('questionnaire-admin.results.versionSince', {
      version,
      date: formatDate(firstAnsweredAt, language, 'short'),
    }),
  }));
}
