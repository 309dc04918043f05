import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type AnyAdminList, type AnySearch, searchText } from '../admin-list-search.ts';
import type { ListAddress } from './list-props.ts';
import { rememberList } from './remembered-list.ts';

/** The address contains what the list shows, so a link shows the same. */
export function useListAddress(list: AnyAdminList, search: AnySearch): ListAddress {
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
