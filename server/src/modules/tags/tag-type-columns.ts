import type { Language } from '@metra/contract/core/primitives';
import type { Taggable, TagType } from '@metra/contract/operations/tags';
import { listColumns } from '../../platform/http/list-export.ts';
import { numberCell, yesNo } from '../../platform/text/exported-sheet.ts';

const carriers: Record<Taggable, Readonly<Record<Language, string>>> = {
  MEASURE: { de: 'Maßnahmen', en: 'measures' },
  OFFER: { de: 'Angebote', en: 'offers' },
  ORGANISATION: { de: 'Organisationen', en: 'organisations' },
  PROJECT: { de: 'Projekte', en: 'projects' },
  QUESTIONNAIRE: { de: 'Fragebögen', en: 'questionnaires' },
  RESOURCE: { de: 'Dateien', en: 'files' },
};

export const tagTypeColumns = listColumns<TagType>({
  'Nummer / Number': ({ id }) => numberCell(id),
  'Name / Name': ({ name }) => name,
  'Kennung / Slug': ({ slug }) => slug,
  'Beschreibung / Description': ({ description }) => description,
  'Platz / Place': ({ order }) => numberCell(order),
  'Verwendbar für / Available for': ({ availableFor }, { language }) =>
    availableFor.map((carrier) => carriers[carrier][language]).join(', '),
  'Untereinander / In levels': ({ hierarchical }, { language }) => yesNo(hierarchical, language),
  'Merkmale / Tags': ({ tagCount }) => numberCell(tagCount),
});
