import type { Page } from '@metra/contract/core/primitives';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../../design-system/feedback/empty-state.tsx';
import { LoadError } from '../errors/load-error.tsx';
import { ListPages } from './list-pages.tsx';
import type { ListPage } from './use-page.ts';

interface PagedListProps<Row> extends ListPage {
  query: {
    data: Page<Row> | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** Says that there are no rows; a list without it is left to `children` then. */
  empty?: Pick<EmptyStateProps, 'title' | 'text' | 'action'>;
  /** Says that the list could not be loaded. */
  errorTitle: string;
  headingLevel?: 2 | 3;
  className?: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of one page with the buttons for the others, or why there are none. The screen draws the rows. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, page, show, empty, errorTitle, headingLevel = 2, className, children } = props;
  const { data, error } = query;
  if (!data && error)
    return (
      <div className="panel p-6">
        <LoadError headingLevel={headingLevel} title={errorTitle} query={query} />
      </div>
    );
  return (
    <>
      {data && empty && data.total === 0 && (
        <div className="panel">
          <EmptyState headingLevel={headingLevel} {...empty} />
        </div>
      )}
      {data && (data.items.length > 0 || !empty) && children(data.items)}
      <ListPages query={query} page={page} show={show} className={className} />
    </>
  );
}
