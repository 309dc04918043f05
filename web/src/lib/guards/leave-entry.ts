import { redirect } from '@tanstack/react-router';
import { currentLanguage } from '../i18n/tolgee.ts';
import { siteAddress } from '../site/site-address.ts';

/** For a page that another entry shows: a document of its own, which the browser has to ask for. */
export function leaveEntryFor(address: string): never {
  throw redirect({ href: siteAddress(address, currentLanguage()), reloadDocument: true, replace: true });
}
