import type { Explanation, Report, ReportNarrative } from '@metra/contract/shapes/report-shapes';
import { reportQueries } from '../../domain/reporting/report.queries.ts';
import { api } from '../../lib/api/api.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { queryClient } from '../../lib/api/query-client.ts';

interface Explained {
  key: string;
  explanation: Explanation | null;
  version: number;
}

function change(year: number, changed: (report: Report) => Report): void {
  queryClient.setQueryData(
    reportQueries.report(year).queryKey,
    (report: Report | undefined) => report && changed(report),
  );
  void invalidateAnswers(api.reports.read);
}

/** The report shows a saved text at once. */
export const keepNarrative = (year: number, narrative: ReportNarrative): void =>
  change(year, (report) => ({
    ...report,
    narrative: [...report.narrative.filter(({ section }) => section !== narrative.section), narrative],
  }));

export const keepExplanation = (year: number, { key, ...given }: Explained): void =>
  change(year, (report) => ({
    ...report,
    gaps: report.gaps.map((gap) => (gap.key === key ? { ...gap, ...given } : gap)),
    checks: report.checks.map((check) => (check.key === key ? { ...check, ...given } : check)),
  }));

/** Returns the explanation of a gap or a check; an empty one if the gap or check does not exist any more. */
export const explanationAt = (report: Report, key: string): Explained =>
  [...report.gaps, ...report.checks].find((one) => one.key === key) ?? { key, explanation: null, version: 0 };
