import type { Language } from '@metra/contract/core/primitives';
import type { AdminOrganisation } from '@metra/contract/operations/marketplace-admin';
import { listColumns } from '../../../platform/http/list-export.ts';
import { momentOf, numberCell, yesNo } from '../../../platform/text/exported-sheet.ts';

const subscriptions: Record<AdminOrganisation['subscription'], Readonly<Record<Language, string>>> = {
  TRIAL: { de: 'Testphase', en: 'trial' },
  ACTIVE: { de: 'aktiv', en: 'active' },
  CANCELLED: { de: 'gekündigt', en: 'cancelled' },
  NONE: { de: 'keines', en: 'none' },
};

export const organisationColumns = listColumns<AdminOrganisation>({
  'Nummer / Number': ({ id }) => numberCell(id),
  'Name / Name': ({ name }) => name,
  'Art / Type': ({ type }) => type?.name ?? null,
  'Ort / City': ({ city }) => city,
  'Auf dem Marktplatz / Listed': ({ listed }, { language }) => yesNo(listed, language),
  'Geprüft / Verified': ({ verifiedAt }, { timeZone }) => momentOf(verifiedAt, timeZone),
  'Merkmale / Tags': ({ tags }) => tags.map(({ name }) => name).join(', '),
  'Personen / People': ({ people }) => numberCell(people),
  'Angebote / Offers': ({ offers }) => numberCell(offers),
  'Abonnement / Subscription': ({ subscription }, { language }) => subscriptions[subscription][language],
  'Angelegt / Created': ({ createdAt }, { timeZone }) => momentOf(createdAt, timeZone),
});
