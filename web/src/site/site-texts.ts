import type { TextFiles, Texts } from '../lib/i18n/namespaces.ts';

/** What pages of the site and their errors say. */
export const siteTexts: TextFiles = import.meta.glob<{ default: Texts }>(
  '../locales/*/{api,common,home,legal,parts}.json',
);
