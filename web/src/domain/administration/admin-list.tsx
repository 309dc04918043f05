import type { Page } from '@metra/contract/core/primitives';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { cx } from '../../design-system/behaviour/cx.ts';
import { Button } from '../../design-system/buttons/button.tsx';
import { EmptyState } from '../../design-system/feedback/empty-state.tsx';
import { queryClient } from '../../lib/api/query-client.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ListPages } from '../../lib/paged-list/list-pages.tsx';
import { AdminHead, PartHead } from './admin-head.tsx';
import {
  type AnyAdminList,
  type AnySearch,
  isNarrowed,
  type SearchOf,
  searchText,
} from './admin-list-search.ts';
import { BulkBar, MOST_CHOSEN } from './list/bulk-bar.tsx';
import { ColumnChoice } from './list/column-choice.tsx';
import { CsvButton } from './list/csv-button.tsx';
import { FilterChips, FilterSheet } from './list/filters.tsx';
import type { AdminListProps, CountQuery, FilterWords, ListAddress, ListColumn } from './list/list-props.ts';
import { ListSearchField } from './list/list-search-field.tsx';
import { ListTable } from './list/list-table.tsx';
import { rememberList } from './list/remembered-list.ts';
import { useSelection } from './list/use-selection.ts';
import { ViewTabs } from './list/view-tabs.tsx';

const READ_AT_ONCE = 100;

/** The address holds search, filters, sorting and page. The list can be used by keyboard and for bulk actions. */
export function AdminList<Row, List extends AnyAdminList>(props: AdminListProps<Row, List>) {
  const { of, title, idOf = idOfRow, bulk = [], isPart = false } = props;
  const Head = isPart ? PartHead : AdminHead;
  const headingLevel = isPart ? 3 : 2;
  const { t } = useTranslate();
  const search: AnySearch = props.search;
  const address = useListAddress(of, search);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const selection = useSelection(
    searchText({ ...search, page: undefined, columns: undefined, sort: undefined }),
  );
  const queryOf = (asked: AnySearch, paging: object = {}) =>
    props.query({ ...of.query(asked as never), ...paging } as never) as PageQuery<Row>;
  const found = useQuery(queryOf(search));
  const { data, error } = found;

  /** It reads a hundred rows per page, up to the limit of one action. */
  async function readAll(): Promise<readonly number[]> {
    const ids: number[] = [];
    for (let page = 0; ids.length < MOST_CHOSEN; page += 1) {
      const { items, total } = await queryClient.fetchQuery(
        queryOf(search, { page, pageSize: READ_AT_ONCE }),
      );
      ids.push(...items.map(idOf));
      if (items.length === 0 || ids.length >= total) break;
    }
    return ids.slice(0, MOST_CHOSEN);
  }

  const columns = props.columns as Readonly<Record<string, ListColumn<Row>>>;
  const filters = props.filters as Readonly<Record<string, FilterWords>>;
  return (
    <div data-admin-list="" className={isPart ? undefined : 'pb-12'}>
      <Head
        title={title}
        count={data?.total}
        actions={
          <>
            {props.tools}
            <CsvOf {...props} />
            {props.action}
          </>
        }
        tabs={
          <ViewTabs
            title={title}
            path={path}
            address={address}
            views={props.views ?? []}
            countOf={(asked) => queryOf(asked, { page: 0, pageSize: 1 }) as CountQuery}
          />
        }
      />
      <div className={cx('grid gap-4 pt-5', !isPart && 'px-5 sm:px-8')}>
        {props.children}
        <div className="flex flex-wrap items-center gap-3">
          {props.searchLabel && (
            <ListSearchField
              label={props.searchLabel}
              query={search.query ?? ''}
              isLoading={found.isFetching}
              onChange={(query) => address.show({ query }, true)}
            />
          )}
          <FilterChips address={address} words={filters} />
          <FilterSheet address={address} words={filters} />
          <span className="ml-auto max-sm:hidden">
            <ColumnChoice
              address={address}
              headers={Object.fromEntries(Object.entries(columns).map(([key, { header }]) => [key, header]))}
            />
          </span>
        </div>
        {data || !error ? (
          <>
            <div className="panel overflow-clip max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0">
              {bulk.length > 0 && (
                <BulkBar actions={bulk} selection={selection} total={data?.total ?? 0} readAll={readAll} />
              )}
              <ListTable
                of={props}
                address={address}
                page={data}
                idOf={idOf}
                selection={bulk.length > 0 ? selection : undefined}
                empty={
                  isNarrowed(of, search) ? (
                    <EmptyState
                      headingLevel={headingLevel}
                      title={t('administration.list.noneFound')}
                      text={t('administration.list.noneFoundText')}
                      action={
                        <Button onClick={() => address.show(withoutFilters(of))}>
                          {t('administration.list.showAll')}
                        </Button>
                      }
                    />
                  ) : (
                    <EmptyState headingLevel={headingLevel} {...props.empty} />
                  )
                }
              />
            </div>
            <ListPages
              page={search.page ?? 1}
              query={found}
              show={(page, replace) => address.show({ page }, replace)}
            />
          </>
        ) : (
          <LoadError headingLevel={headingLevel} title={t('administration.list.error')} query={found} />
        )}
      </div>
    </div>
  );
}

type PageQuery<Row> = UseQueryOptions<Page<Row>, Error, Page<Row>, QueryKey>;

const idOfRow = (row: unknown): number => Number(Reflect.get(Object(row), 'id'));

const withoutFilters = ({ filters }: AnyAdminList) => ({
  query: undefined,
  ...Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])),
});

function CsvOf<Row, List extends AnyAdminList>({ of, csv, search, title }: AdminListProps<Row, List>) {
  if (!csv) return null;
  const asked = of.exportQuery(search as SearchOf<List> as never) as ReturnType<List['exportQuery']>;
  return <CsvButton title={title} read={() => csv(asked)} />;
}

/** The address contains what the list shows, so a link shows the same. */
function useListAddress(list: AnyAdminList, search: AnySearch): ListAddress {
  const navigate = useNavigate();
  const text = searchText(search);
  // A record opened from the list links to the next one of the same list.
  useEffect(() => rememberList(list.name, text), [list.name, text]);
  return {
    list,
    search: { ...search },
    show(change, replace = false) {
      const next = list.validate({ ...search, page: undefined, ...change });
      void navigate({ to: '.', search: next as never, replace });
    },
  };
}
