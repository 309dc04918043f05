import type { Language } from '@metra/contract/core/primitives';
import type { LandingPageOverview } from '@metra/contract/shapes/landing-page-shapes';
import { listColumns } from '../../platform/http/list-export.ts';
import { momentOf, numberCell, yesNo } from '../../platform/text/exported-sheet.ts';

type Words = Readonly<Record<Language, string>>;

const kinds: Record<LandingPageOverview['kind'], Words> = {
  LANDING: { de: 'Landingpage', en: 'landing page' },
  LEGAL: { de: 'Rechtstext', en: 'legal text' },
};

const states: Record<LandingPageOverview['state'], Words> = {
  DRAFT: { de: 'Entwurf', en: 'draft' },
  PUBLISHED: { de: 'veröffentlicht', en: 'published' },
};

/** The list of landing pages, or of legal texts, as a table. */
export const pageColumns = listColumns<LandingPageOverview>({
  'Nummer / Number': ({ id }) => numberCell(id),
  'Titel / Title': ({ title }) => title,
  'Art / Kind': ({ kind }, { language }) => kinds[kind][language],
  'Adresse / Address': ({ slug }) => slug,
  'Stand / State': ({ state }, { language }) => states[state][language],
  'Unveröffentlichte Änderungen / Unpublished changes': ({ hasChanges }, { language }) =>
    yesNo(hasChanges, language),
  'Es fehlt / Missing': ({ missingLanguages }) => missingLanguages.join(', '),
  'Veröffentlicht / Published': ({ publishedAt }, { timeZone }) => momentOf(publishedAt, timeZone),
  'Geplant für / Scheduled for': ({ scheduledFor }, { timeZone }) => momentOf(scheduledFor, timeZone),
  'Geändert / Changed': ({ updatedAt }, { timeZone }) => momentOf(updatedAt, timeZone),
  'Geändert von / Changed by': ({ updatedBy }) => updatedBy,
});
