import type { Language } from '@metra/contract/core/primitives';
import type { AdminOffer } from '@metra/contract/operations/marketplace-admin';
import { listColumns } from '../../../platform/http/list-export.ts';
import { momentOf, numberCell, yesNo } from '../../../platform/text/exported-sheet.ts';

const states: Record<AdminOffer['state'], Readonly<Record<Language, string>>> = {
  DRAFT: { de: 'Entwurf', en: 'draft' },
  PUBLISHED: { de: 'veröffentlicht', en: 'published' },
  ARCHIVED: { de: 'archiviert', en: 'archived' },
};

export const offerColumns = listColumns<AdminOffer>({
  'Nummer / Number': ({ id }) => numberCell(id),
  'Titel / Title': ({ title }) => title,
  'Art / Type': ({ offerType }) => offerType.name,
  'Organisation / Organisation': ({ organisation }) => organisation.name,
  'Merkmale / Tags': ({ tags }) => tags.map(({ name }) => name).join(', '),
  'Stand / State': ({ state }, { language }) => states[state][language],
  'Für alle sichtbar / Visible to everyone': ({ isPublic }, { language }) => yesNo(isPublic, language),
  'Offene Meldungen / Open reports': ({ openReports }) => numberCell(openReports),
  'Gemeldet / Reported': ({ reportedAt }, { timeZone }) => momentOf(reportedAt, timeZone),
  'Ausgeblendet / Taken down': ({ takenDown }, { timeZone }) => momentOf(takenDown?.at ?? null, timeZone),
  'Grund / Reason': ({ takenDown }) => takenDown?.reason ?? null,
  'Angelegt / Created': ({ createdAt }, { timeZone }) => momentOf(createdAt, timeZone),
  'Veröffentlicht / Published': ({ publishedAt }, { timeZone }) => momentOf(publishedAt, timeZone),
});
