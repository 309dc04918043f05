import type { QuestionnaireItem } from '@metra/contract/operations/questionnaires-admin';
import { listColumns } from '../../platform/http/list-export.ts';
import { momentOf, numberCell, yesNo } from '../../platform/text/exported-sheet.ts';

export const questionnaireColumns = listColumns<QuestionnaireItem>({
  'Nummer / Number': ({ id }) => numberCell(id),
  'Name / Name': ({ name }) => name,
  'Adresse / Address': ({ slug }) => slug,
  'Eingeschaltet / Switched on': ({ active }, { language }) => yesNo(active, language),
  'Fragen / Questions': ({ questionCount }) => numberCell(questionCount),
  'Ergebnisse / Results': ({ resultCount }) => numberCell(resultCount),
  'Fassung / Version': ({ version }) => numberCell(version),
  'Angelegt / Created': ({ createdAt }, { timeZone }) => momentOf(createdAt, timeZone),
  'Geändert / Changed': ({ updatedAt }, { timeZone }) => momentOf(updatedAt, timeZone),
});
