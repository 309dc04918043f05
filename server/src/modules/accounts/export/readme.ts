import type { Language } from '@metra/contract/core/primitives';
import type { ExportedSheet, Words } from '../../../platform/text/exported-sheet.ts';

export interface ExportedTables {
  /** Names of the machine-readable tables. */
  tables: readonly string[];
  sheets: readonly ExportedSheet[];
}

interface ReadMe {
  title: string;
  workbook: (file: string) => string;
  columns: string;
  tables: string;
  files: string;
  invoices: string;
}

export const workbookNames: Words = { de: 'Metra-Daten.xlsx', en: 'Metra-data.xlsx' };

const words: Record<Language, ReadMe> = {
  de: {
    title: 'Ihre Daten aus Metra',
    workbook: (file) => `${file}: zum Lesen, ein Blatt je Thema, mit Namen und Einheiten. Die Blätter:`,
    columns: 'Spalten',
    tables:
      'json und csv: alle Tabellen vollständig, so wie sie in der Datenbank stehen, für Programme. Was in der Excel-Datei „Nummer“ heißt, ist dort die Spalte „id“:',
    files: 'files: Ihre hochgeladenen Dateien.',
    invoices: 'invoices: Ihre Rechnungen als PDF.',
  },
  en: {
    title: 'Your data from Metra',
    workbook: (file) => `${file}: to read, one sheet per topic, with names and units. The sheets:`,
    columns: 'Columns',
    tables:
      'json and csv: every table in full, just as it is in the database, for software. What the Excel file calls “Number” is the “id” column there:',
    files: 'files: the files you have uploaded.',
    invoices: 'invoices: your invoices as PDF.',
  },
};

/** Describes the archive in both languages, based on the list of exported tables. */
export const readMe = (exported: ExportedTables, day: string): string =>
  `\ufeff${[textIn('de', exported, day), textIn('en', exported, day)].join('\r\n\r\n')}`;

function textIn(language: Language, { tables, sheets }: ExportedTables, day: string): string {
  const say = words[language];
  return [
    `${say.title} (${day})`,
    '',
    say.workbook(workbookNames[language]),
    ...sheets.flatMap(({ name, about, columns }) => [
      '',
      `* ${name[language]}: ${about[language]}`,
      `  ${say.columns}: ${columns.map((column) => column[language]).join(', ')}`,
    ]),
    '',
    say.tables,
    ...tables.map((table) => `* ${table}`),
    '',
    say.files,
    say.invoices,
    '',
  ].join('\r\n');
}
