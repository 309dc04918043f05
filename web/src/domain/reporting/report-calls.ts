import type { Client, ClientCall } from '@metra/contract/client';
import type { Language } from '@metra/contract/primitives';
import type { reports } from '@metra/contract/reports';
import { api } from '../../lib/api.ts';

export type ReportFormat = 'pdf' | 'xlsx' | 'json' | 'xbrl';

interface ReportExport {
  download: ClientCall<
    { params: { year: number }; query: { format: ReportFormat; language: Language } },
    Blob
  >;
}

const calls = api as unknown as Client<{ reports: typeof reports }> & { reportExport: ReportExport };

export const reportCalls = calls.reports;
export const reportExportCalls = calls.reportExport;
