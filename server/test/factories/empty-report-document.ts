import type { Language } from '@metra/contract/core/primitives';
import type { ReportDocument } from '@metra/contract/shapes/report-document';
import { aReportDocument } from './report-document.ts';

/** The report of a company without records. */
export function anEmptyReportDocument(language: Language = 'de'): ReportDocument {
  const { report, disclosures } = aReportDocument({ language });
  const company = {
    ...report.company,
    slogan: null,
    employees: null,
    turnover: null,
    street: null,
    industry: null,
  };
  return {
    report: {
      ...report,
      company,
      covered: null,
      headline: { ...report.headline, lead: 'Noch liegen keine Werte vor.', rest: null, emissions: null },
      keyValues: [],
      strategy: null,
      goals: [],
      measures: { items: [], count: 0, planned: 0, spent: 0 },
      kpis: [],
      series: [],
      gaps: [],
      narrative: [],
      method: { factors: [], quality: null, recalculated: [] },
    },
    disclosures: {
      ...disclosures,
      answered: 0,
      missing: disclosures.total,
      share: 0,
      disclosures: disclosures.disclosures.map((disclosure) => ({
        ...disclosure,
        datapoints: disclosure.datapoints.map((datapoint) => ({
          ...datapoint,
          state: 'MISSING',
          value: null,
          previous: null,
        })),
        tables: disclosure.tables.map((table) => ({ ...table, state: 'MISSING', rows: [], rowCount: 0 })),
      })),
    },
  };
}
