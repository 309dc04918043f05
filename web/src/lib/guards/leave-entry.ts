import { redirect } from '@tanstack/react-router';
import { currentLanguage } from '../i18n/tolgee.ts';
import { siteAddress } from '../site/site-address.ts';

/** Another entry renders the page, so the browser has to load its document. */
export function leaveEntryFor(address: string): never {
  throw redirect({ href: siteAddress(address, currentLanguage()), reloadDocument: true, replace: true });
}
