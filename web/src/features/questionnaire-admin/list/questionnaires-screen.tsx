import type { QuestionnaireItem } from '@metra/contract/questionnaires-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { Badge } from '../../../design-system/badge.tsx';
import { Button } from '../../../design-system/button.tsx';
import { EmptyState } from '../../../design-system/empty-state.tsx';
import { Pagination } from '../../../design-system/pagination.tsx';
import { Segmented } from '../../../design-system/segmented.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { formatDateTime } from '../../../lib/date-formats.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { FrameLink } from '../../../lib/frame-link.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { TypedSearch } from '../../../lib/typed-search.tsx';
import { questionnaireQueries } from '../questionnaire-admin.queries.ts';
import { LIST_PAGE_SIZE, type ListSearch } from '../searches.ts';
import { QuestionnairesSkeleton } from '../skeletons.tsx';
import { openImportDialog } from './import-dialog.tsx';
import { openNewQuestionnaireDialog } from './new-questionnaire-dialog.tsx';
import { QuestionnaireMenu } from './questionnaire-menu.tsx';
import { StateSwitch } from './switch-button.tsx';

const route = getRouteApi('/admin/questionnaires');
const ALL = 'ALL';

/** Every questionnaire, with its state and what it has brought. */
export function QuestionnairesScreen() {
  const { t } = useTranslate();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const found = useQuery(questionnaireQueries.list(search));
  const { data, error } = found;
  const columns = useColumns();
  if (!data && !error) return <QuestionnairesSkeleton />;

  const { page = 1, query = '', state } = search;
  // Another choice begins at the first page again.
  const show = (next: ListSearch, replace = false) => void navigate({ search: next, replace });
  const isFiltered = query !== '' || state !== undefined;
  return (
    <div className="wrap grid gap-6 py-8">
      <header className="page-head">
        <div className="grid gap-1">
          <h1>{t('questionnaire-admin.title')}</h1>
          {data && <p className="text-text-soft">{t('questionnaire-admin.count', { count: data.total })}</p>}
        </div>
        <div className="page-actions">
          <Button icon={<Upload size={18} aria-hidden="true" />} onClick={() => void openImportDialog()}>
            {t('questionnaire-admin.import')}
          </Button>
          <Button
            variant="primary"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => void openNewQuestionnaireDialog()}
          >
            {t('questionnaire-admin.new')}
          </Button>
        </div>
      </header>
      <div className="flex flex-wrap items-center gap-3">
        <TypedSearch
          label={t('questionnaire-admin.search')}
          query={query}
          isLoading={found.isFetching}
          onChange={(typed) => show({ ...(typed !== '' && { query: typed }), ...(state && { state }) }, true)}
        />
        <Segmented
          label={t('questionnaire-admin.state')}
          value={state ?? ALL}
          options={[
            { value: ALL, label: t('questionnaire-admin.all') },
            { value: 'on', label: t('questionnaire-admin.on') },
            { value: 'off', label: t('questionnaire-admin.off') },
          ]}
          onChange={(next) => show({ ...(query !== '' && { query }), ...(next !== ALL && { state: next }) })}
        />
      </div>
      {data ? (
        <>
          <div className="panel overflow-hidden">
            <Table<QuestionnaireItem>
              caption={t('questionnaire-admin.title')}
              columns={columns}
              rows={data.items}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  headingLevel={2}
                  title={t(isFiltered ? 'questionnaire-admin.noneFound' : 'questionnaire-admin.none')}
                  text={t(isFiltered ? 'questionnaire-admin.noneFoundText' : 'questionnaire-admin.noneText')}
                  action={
                    isFiltered ? (
                      <Button onClick={() => show({})}>{t('questionnaire-admin.showAll')}</Button>
                    ) : (
                      <Button onClick={() => void openNewQuestionnaireDialog()}>
                        {t('questionnaire-admin.new')}
                      </Button>
                    )
                  }
                />
              }
            />
          </div>
          <Pagination
            page={page}
            pageSize={LIST_PAGE_SIZE}
            total={data.total}
            onChange={(next) => show({ ...search, page: next })}
          />
        </>
      ) : (
        <LoadError headingLevel={2} title={t('questionnaire-admin.error')} query={found} />
      )}
    </div>
  );
}

function useColumns(): readonly Column<QuestionnaireItem>[] {
  const { t, language } = useTranslate();
  return [
    {
      key: 'name',
      header: t('questionnaire-admin.name'),
      cell: ({ id, name, slug }) => (
        <span className="grid">
          <FrameLink href={`/admin/questionnaires/${id}`} className="link font-medium">
            {name}
          </FrameLink>
          <span className="text-small text-text-muted wrap-anywhere">/questionnaires/{slug}</span>
        </span>
      ),
    },
    {
      key: 'active',
      header: t('questionnaire-admin.state'),
      cell: (item) => <StateSwitch item={item} />,
    },
    {
      key: 'questions',
      header: t('questionnaire-admin.questions.title'),
      align: 'end',
      cell: ({ questionCount }) =>
        questionCount === 0 ? (
          <Badge tone="warning">{t('questionnaire-admin.withoutQuestions')}</Badge>
        ) : (
          <>
            <span className="sm:hidden">
              {t('questionnaire-admin.questions.count', { count: questionCount })}
            </span>
            <span className="tabular max-sm:hidden">{formatNumber(questionCount, language)}</span>
          </>
        ),
    },
    {
      key: 'results',
      header: t('questionnaire-admin.results.title'),
      align: 'end',
      cell: ({ id, resultCount }) => (
        <FrameLink href={`/admin/questionnaires/${id}/results`} className="link tabular">
          <span className="sm:hidden">{t('questionnaire-admin.results.count', { count: resultCount })}</span>
          <span className="max-sm:hidden">{formatNumber(resultCount, language)}</span>
        </FrameLink>
      ),
    },
    {
      key: 'version',
      header: t('questionnaire-admin.versionHead'),
      cell: ({ version, updatedAt }) => (
        <span className="grid leading-ui">
          <span className="tabular">{t('questionnaire-admin.version', { version })}</span>
          <time dateTime={updatedAt} className="text-small text-text-muted">
            {formatDateTime(updatedAt, language, 'short')}
          </time>
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('questionnaire-admin.actions'),
      headerHidden: true,
      align: 'end',
      narrow: 'action',
      cell: (item) => <QuestionnaireMenu questionnaire={item} />,
    },
  ];
}
