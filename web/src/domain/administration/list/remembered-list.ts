import type { AdminListName } from '@metra/contract/operations/admin-views';

const keyOf = (list: AdminListName) => `admin-list:${list}`;

export function rememberList(list: AdminListName, search: string): void {
  try {
    sessionStorage.setItem(keyOf(list), search);
  } catch {
    // If storage is forbidden, the neighbours start at the first page.
  }
}

export function rememberedList(list: AdminListName): string {
  try {
    return sessionStorage.getItem(keyOf(list)) ?? '';
  } catch {
    return '';
  }
}
