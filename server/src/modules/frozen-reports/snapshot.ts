import type { Language } from '@metra/contract/primitives';
import type { ReportDocument } from '@metra/contract/report-document';

export type Documents = Readonly<Record<Language, ReportDocument>>;

export const snapshotFormat = 'metra-frozen-report/1';

/** All that a frozen report says; its canonical JSON is what is hashed. */
export interface Snapshot {
  format: typeof snapshotFormat;
  number: string;
  frozenAt: string;
  author: string | null;
  replaces: string | null;
  reason: string | null;
  documents: Documents;
  /** The company's logo as it was then, in base64: the one it has may be another by the time the files are made. */
  logo: string | null;
}

/** Links of browsers expire, and nothing that is frozen may. */
export const withoutLinks = (document: ReportDocument): ReportDocument => {
  const { company } = document.report;
  const logo = company.logo && { ...company.logo, url: null };
  return { ...document, report: { ...document.report, company: { ...company, logo } } };
};
