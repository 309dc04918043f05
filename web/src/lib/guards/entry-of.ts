import { isWithin } from '../browser/is-within.ts';
import { paths } from '../site/paths.ts';
import { isOnSite } from '../site/site-address.ts';

type Entry = 'site' | 'app' | 'administration';

/** The entry that shows a page: each is a program of its own, with its own documents. */
function entryOf(address: string): Entry {
  const [path = ''] = address.split(/[?#]/, 1);
  if (isOnSite(path)) return 'site';
  return isWithin(path, paths.admin) ? 'administration' : 'app';
}

/** Whether two addresses belong to the same program; from one to another the browser asks for a document. */
export const isSameEntry = (one: string, other: string): boolean => entryOf(one) === entryOf(other);

export const isInAdministration = (address: string): boolean => entryOf(address) === 'administration';
