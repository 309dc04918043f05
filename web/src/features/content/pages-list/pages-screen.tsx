import type { LandingPageOverview } from '@metra/contract/landing-page-shapes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Badge } from '../../../design-system/badge.tsx';
import { Button } from '../../../design-system/button.tsx';
import { EmptyState } from '../../../design-system/empty-state.tsx';
import { Pagination } from '../../../design-system/pagination.tsx';
import { Segmented } from '../../../design-system/segmented.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column, Sort } from '../../../design-system/table/table-types.ts';
import { formatDateTime } from '../../../lib/date-formats.ts';
import { FrameLink } from '../../../lib/frame-link.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { TypedSearch } from '../../../lib/typed-search.tsx';
import { contentQueries } from '../content.queries.ts';
import { openNewPageDialog } from './new-page-dialog.tsx';
import { PageState } from './page-state.tsx';
import { PAGES_PAGE_SIZE, type PagesSearch, type PagesSort } from './pages-search.ts';
import { PagesSkeleton } from './pages-skeleton.tsx';

const route = getRouteApi('/admin/landing-pages');
const ALL = 'ALL';

/** The pages of the site that editors write, the one changed last first. */
export function PagesScreen() {
  const { t } = useTranslate();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const found = useQuery(contentQueries.pages(search));
  const { data, error } = found;
  const columns = useColumns();

  if (!data && !error) return <PagesSkeleton />;

  // Another choice begins at the first page again.
  const show = (change: PagesSearch, replace = false) =>
    navigate({ search: defined({ ...search, page: undefined, ...change }), replace });
  const isFiltered = Boolean(search.query || search.kind || search.state);

  return (
    <div className="wrap grid gap-6 py-8">
      <header className="page-head">
        <div className="grid gap-1">
          <h1>{t('content.pages.title')}</h1>
          {data && <p className="text-text-soft">{t('content.pages.count', { count: data.total })}</p>}
        </div>
        <div className="page-actions">
          <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={openNewPageDialog}>
            {t('content.pages.new')}
          </Button>
        </div>
      </header>
      <div className="flex flex-wrap items-center gap-3">
        <TypedSearch
          label={t('content.pages.search')}
          query={search.query ?? ''}
          isLoading={found.isFetching}
          onChange={(query) => void show({ query: query === '' ? undefined : query } as PagesSearch, true)}
        />
        <Segmented
          label={t('content.pages.kind')}
          value={search.kind ?? ALL}
          options={[
            { value: ALL, label: t('content.pages.allKinds') },
            { value: 'LANDING', label: t('content.kind.LANDING') },
            { value: 'LEGAL', label: t('content.kind.LEGAL') },
          ]}
          onChange={(kind) => void show({ kind: kind === ALL ? undefined : kind } as PagesSearch)}
        />
        <Segmented
          label={t('content.pages.state')}
          value={search.state ?? ALL}
          options={[
            { value: ALL, label: t('content.pages.allStates') },
            { value: 'DRAFT', label: t('content.state.draft') },
            { value: 'PUBLISHED', label: t('content.state.published') },
          ]}
          onChange={(state) => void show({ state: state === ALL ? undefined : state } as PagesSearch)}
        />
      </div>
      {data ? (
        <>
          <div className="panel overflow-hidden">
            <Table<LandingPageOverview>
              caption={t('content.pages.title')}
              columns={columns}
              rows={data.items}
              rowKey={({ id }) => id}
              sort={sortOf(search.sort ?? '-updatedAt')}
              onSort={({ key, direction }) =>
                void show({ sort: `${direction === 'descending' ? '-' : ''}${key}` as PagesSort })
              }
              empty={
                <EmptyState
                  headingLevel={2}
                  title={t(isFiltered ? 'content.pages.noneFound' : 'content.pages.none')}
                  text={t(isFiltered ? 'content.pages.noneFoundText' : 'content.pages.noneText')}
                  action={
                    isFiltered ? (
                      <Button onClick={() => void navigate({ search: {} })}>
                        {t('content.pages.showAll')}
                      </Button>
                    ) : (
                      <Button onClick={openNewPageDialog}>{t('content.pages.new')}</Button>
                    )
                  }
                />
              }
            />
          </div>
          <Pagination
            page={search.page ?? 1}
            pageSize={PAGES_PAGE_SIZE}
            total={data.total}
            onChange={(page) => void show({ page })}
          />
        </>
      ) : (
        <LoadError headingLevel={2} title={t('content.pages.error')} query={found} />
      )}
    </div>
  );
}

function useColumns(): readonly Column<LandingPageOverview>[] {
  const { t, language } = useTranslate();
  return [
    {
      key: 'title',
      header: t('content.pages.name'),
      sortable: true,
      cell: (page) => (
        <span className="grid">
          <FrameLink href={`/admin/landing-pages/${page.id}`} className="link font-medium">
            {page.title || t('content.pages.untitled')}
          </FrameLink>
          <span className="text-small text-text-muted wrap-anywhere">/{page.slug}</span>
        </span>
      ),
    },
    { key: 'kind', header: t('content.pages.kind'), cell: (page) => t(`content.kind.${page.kind}`) },
    {
      key: 'state',
      header: t('content.pages.state'),
      wrap: true,
      cell: (page) => (
        <span className="inline-flex flex-wrap gap-1">
          <PageState page={page} />
          {page.missingLanguages.map((missing) => (
            <Badge key={missing} tone="warning">
              {t(`content.pages.missing.${missing}`)}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'updatedAt',
      header: t('content.pages.updatedAt'),
      sortable: true,
      cell: (page) => (
        <span className="grid leading-ui">
          <time dateTime={page.updatedAt}>{formatDateTime(page.updatedAt, language, 'short')}</time>
          {page.updatedBy && (
            <span className="text-small text-text-muted max-sm:hidden">{page.updatedBy}</span>
          )}
        </span>
      ),
    },
  ];
}

const sortOf = (sort: PagesSort): Sort => ({
  key: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

/** The address names nothing that is not set. */
const defined = (search: { [Name in keyof PagesSearch]: PagesSearch[Name] | undefined }): PagesSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
