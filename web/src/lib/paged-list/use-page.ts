import { useNavigate, useSearch } from '@tanstack/react-router';
import { furtherPage } from './page-search.ts';

export interface ListPage {
  /** The first page is 1. */
  page: number;
  show: (page: number, replace?: boolean) => void;
}

/** The page of a list is in the address, so that reloading the screen and going back to it show the same page. */
export function usePage(list?: string): ListPage {
  const name = list === undefined ? 'page' : `page-${list}`;
  const search: object = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    page: furtherPage(Reflect.get(search, name)) ?? 1,
    show: (page, replace = false) =>
      void navigate({
        to: '.',
        search: (present: object) => ({ ...present, [name]: furtherPage(page) }),
        hash: true,
        replace,
        resetScroll: false,
      } as never),
  };
}
