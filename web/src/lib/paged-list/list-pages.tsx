import type { Page } from '@metra/contract/core/primitives';
import { useEffect } from 'react';
import { Pagination } from '../../design-system/navigation/pagination.tsx';
import type { ListPage } from './use-page.ts';

interface ListPagesProps extends ListPage {
  query: { data: Pick<Page<unknown>, 'total' | 'pageSize'> | undefined; isPlaceholderData?: boolean };
  className?: string | undefined;
}

/** The buttons for the other pages of a list. An address that names a page beyond the last one leads to the last one. */
export function ListPages({ query, page, show, className }: ListPagesProps) {
  const { data, isPlaceholderData = false } = query;
  const last = data && Math.max(1, Math.ceil(data.total / data.pageSize));
  // Placeholder data belongs to another page or filter, which may have fewer pages.
  const isBeyond = last !== undefined && page > last && !isPlaceholderData;
  useEffect(() => {
    if (isBeyond) show(last, true);
  });
  if (!data || isBeyond) return null;
  return (
    <Pagination
      page={page}
      pageSize={data.pageSize}
      total={data.total}
      onChange={show}
      className={className}
    />
  );
}
