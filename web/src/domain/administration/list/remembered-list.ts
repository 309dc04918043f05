import type { AdminListName } from '@metra/contract/operations/admin-views';

const keyOf = (list: AdminListName) => `admin-list:${list}`;

/** What was last shown of a list in this tab. */
export function rememberList(list: AdminListName, search: string): void {
  try {
    sessionStorage.setItem(keyOf(list), search);
  } catch {
    // Storage can be forbidden: the way through the list then begins at its first page.
  }
}

export function rememberedList(list: AdminListName): string {
  try {
    return sessionStorage.getItem(keyOf(list)) ?? '';
  } catch {
    return '';
  }
}
