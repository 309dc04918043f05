import type { EditedQuestionnaire, ResultItem } from '@metra/contract/questionnaires-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '../../../design-system/empty-state.tsx';
import { Pagination } from '../../../design-system/pagination.tsx';
import { Skeleton, SkeletonBlock, SkeletonRows } from '../../../design-system/skeleton.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column, Sort } from '../../../design-system/table/table-types.ts';
import { ToolSelect } from '../../../design-system/tool-select.tsx';
import { formatDate, formatDateTime } from '../../../lib/date-formats.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { questionnaireQueries } from '../questionnaire-admin.queries.ts';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { RESULTS_PAGE_SIZE, type ResultSort, type ResultsSearch } from '../searches.ts';
import { openResultDialog } from './result-dialog.tsx';
import { ResultTools } from './result-tools.tsx';
import { secondsText } from './seconds-text.ts';
import { StatisticsView } from './statistics-view.tsx';

const route = getRouteApi('/admin/questionnaires/$questionnaireId/results');

/** What has been answered. */
export function ResultsScreen() {
  const { questionnaireId } = route.useParams();
  return (
    <QuestionnaireFrame id={questionnaireId} tab="results">
      {(questionnaire) => <Results questionnaire={questionnaire} />}
    </QuestionnaireFrame>
  );
}

function Results({ questionnaire }: { questionnaire: EditedQuestionnaire }) {
  const { t } = useTranslate();
  const { id } = questionnaire;
  const statistics = useQuery(questionnaireQueries.statistics(id));
  if (!statistics.data)
    return statistics.error ? (
      <LoadError headingLevel={2} title={t('questionnaire-admin.results.error')} query={statistics} />
    ) : (
      <Skeleton className="grid gap-6">
        <SkeletonBlock className="h-24" />
        <div className="panel overflow-hidden">
          <SkeletonRows rows={8} />
        </div>
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
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <a href="#results" className="link">
          {t('questionnaire-admin.results.list')}
        </a>
        <div className="flex items-center gap-2">
          <ResultTools questionnaire={questionnaire} />
        </div>
      </div>
      <StatisticsView questionnaire={questionnaire} statistics={statistics.data} />
      <ResultList questionnaire={questionnaire} versions={versions} />
    </>
  );
}

const EVERY = 'every';

interface ResultListProps {
  questionnaire: EditedQuestionnaire;
  versions: readonly { version: number; firstAnsweredAt: string }[];
}

function ResultList({ questionnaire, versions }: ResultListProps) {
  const { t, language } = useTranslate();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const found = useQuery(questionnaireQueries.results(questionnaire.id, search));
  const { data } = found;
  const columns = useColumns(questionnaire.id);
  const { version, sort, page = 1 } = search;
  const show = (next: ResultsSearch) => void navigate({ search: next, resetScroll: false });
  return (
    <section aria-labelledby="results" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="results" className="type-h2">
          {t('questionnaire-admin.results.list')}
        </h2>
        {versions.length > 1 && (
          <ToolSelect
            aria-label={t('questionnaire-admin.results.version')}
            value={version === undefined ? EVERY : String(version)}
            options={[
              { value: EVERY, label: t('questionnaire-admin.results.everyVersion') },
              ...versions.map((each) => ({
                value: String(each.version),
                label: t('questionnaire-admin.results.versionSince', {
                  version: each.version,
                  date: formatDate(each.firstAnsweredAt, language, 'short'),
                }),
              })),
            ]}
            onChange={(next) =>
              show({ ...(next !== EVERY && { version: Number(next) }), ...(sort && { sort }) })
            }
          />
        )}
      </div>
      {data ? (
        <>
          <div className="panel overflow-hidden">
            <Table<ResultItem>
              caption={t('questionnaire-admin.results.list')}
              columns={columns}
              rows={data.items}
              rowKey={({ id }) => id}
              sort={sortOf(sort ?? '-createdAt')}
              onSort={({ key, direction }) =>
                show({
                  ...(version && { version }),
                  sort: `${direction === 'descending' ? '-' : ''}${key}` as ResultSort,
                })
              }
              empty={<EmptyState headingLevel={3} title={t('questionnaire-admin.results.noneFound')} />}
            />
          </div>
          <Pagination
            page={page}
            pageSize={RESULTS_PAGE_SIZE}
            total={data.total}
            onChange={(next) => show({ ...search, page: next })}
          />
        </>
      ) : (
        found.error && (
          <LoadError headingLevel={3} title={t('questionnaire-admin.results.error')} query={found} />
        )
      )}
    </section>
  );
}

const sortOf = (sort: ResultSort): Sort => ({
  key: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

function useColumns(questionnaireId: number): readonly Column<ResultItem>[] {
  const { t, language } = useTranslate();
  return [
    {
      key: 'createdAt',
      header: t('questionnaire-admin.results.when'),
      sortable: true,
      cell: ({ id, createdAt }) => (
        <button
          type="button"
          className="link min-h-(--target) text-left font-medium"
          onClick={() => void openResultDialog(questionnaireId, id)}
        >
          <time dateTime={createdAt}>{formatDateTime(createdAt, language, 'short')}</time>
        </button>
      ),
    },
    {
      key: 'version',
      header: t('questionnaire-admin.versionHead'),
      cell: ({ version }) => t('questionnaire-admin.version', { version }),
    },
    {
      key: 'language',
      header: t('content.language'),
      cell: ({ language: answered }) => t(`content.language.${answered}`),
    },
    {
      key: 'secondsTaken',
      header: t('questionnaire-admin.results.taken'),
      sortable: true,
      align: 'end',
      cell: ({ secondsTaken }) => (
        <span className="tabular">{secondsTaken === null ? '–' : secondsText(secondsTaken)}</span>
      ),
    },
    ...(['e', 's', 'g'] as const).map(
      (sector): Column<ResultItem> => ({
        key: sector,
        header: t(`common.sector.${sector}`),
        align: 'end',
        narrow: 'hidden',
        cell: ({ scores }) => (
          <span className="tabular">
            {scores[sector] === null ? '–' : formatNumber(scores[sector], language)}
          </span>
        ),
      }),
    ),
  ];
}
