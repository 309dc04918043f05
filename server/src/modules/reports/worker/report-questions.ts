import type { Language } from '@metra/contract/core/primitives';
import type { FrozenFormat } from '@metra/contract/operations/frozen-reports';
import type { PrintableReport } from '../documents/printable.ts';
import type { FrozenMarks } from '../documents/report-to-print.ts';

export interface AskedYear {
  organisationId: number;
  year: number;
}

export interface AskedReport extends AskedYear {
  language: Language;
}

export interface ReadFile {
  content: Uint8Array;
  fileName: string;
}

/** A report to print; its content is a document as JSON. */
export interface ReadDocument extends ReadFile {
  digest: string;
  logoId: number | undefined;
}

/** A report to freeze, with the values that lists show of it. */
export interface ReportToFreeze {
  /** Both languages as canonical JSON, without links, because these expire. */
  documents: Uint8Array;
  label: string;
  firstDay: string;
  lastDay: string;
  share: number;
  logoId: number | undefined;
}

/** The stored content of a report. */
export interface FrozenContent {
  organisationId: number;
  number: string;
  /** JSON with `documents` in both languages and the `logo` in base64. */
  content: Uint8Array;
  marks: Readonly<Record<Language, FrozenMarks>>;
}

interface NamedFile<Format extends FrozenFormat> {
  format: Format;
  /** Null if the file is the same in all languages. */
  language: Language | null;
  name: string;
}

export type FrozenFile = NamedFile<FrozenFormat> & { bytes: Uint8Array };
export type WrittenFile = FrozenFile & NamedFile<Exclude<FrozenFormat, 'pdf'>>;
export type FileToPrint = NamedFile<'pdf'> & { report: PrintableReport };

/** The questions about reports that the thread answers. */
export interface ReportQuestions {
  shown: AskedReport;
  document: AskedReport;
  xlsx: AskedReport;
  json: AskedReport;
  xbrl: AskedReport;
  explainable: AskedReport;
  toFreeze: AskedYear;
  frozenFiles: FrozenContent;
}

export interface ReportAnswers {
  /** JSON for browsers, with an address of the logo. */
  shown: Uint8Array;
  document: ReadDocument;
  xlsx: ReadFile;
  json: ReadFile;
  xbrl: ReadFile;
  /** The keys of the gaps and checks in the report. */
  explainable: string[];
  toFreeze: ReportToFreeze;
  frozenFiles: (WrittenFile | FileToPrint)[];
}

export type ReadReport = {
  [About in keyof ReportQuestions]: (asked: ReportQuestions[About]) => Promise<ReportAnswers[About]>;
};
