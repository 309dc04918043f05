import { isWithin } from '../browser/is-within.ts';
import { paths } from '../site/paths.ts';
import { isOnSite } from '../site/site-address.ts';

type Entry = 'site' | 'app' | 'administration';

/** Each entry is a separate program with its own documents. */
function entryOf(address: string): Entry {
  const [path = ''] = address.split(/[?#]/, 1);
  if (isOnSite(path)) return 'site';
  return isWithin(path, paths.admin) ? 'administration' : 'app';
}

/** The browser loads a new document to go from one entry to another. */
export const isSameEntry = (one: string, other: string): boolean => entryOf(one) === entryOf(other);

export const isInAdministration = (address: string): boolean => entryOf(address) === 'administration';
