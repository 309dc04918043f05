import type { FrameItem } from '../../design-system/frames/frame-parts.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export type ReportingPage = 'report' | 'vsme' | 'archive';

const paths: Readonly<Record<ReportingPage, string>> = {
  report: '/app/reporting/current-report',
  vsme: '/app/reporting/vsme',
  archive: '/app/reporting/archive',
};

/** The address of a page with years contains the year. */
export const reportingPath = (page: ReportingPage, year?: number): string =>
  year === undefined || page === 'archive' ? paths[page] : `${paths[page]}?year=${year}`;

export interface ReportingItem extends FrameItem {
  page: ReportingPage;
}

export function useReportingItems(year?: number): readonly ReportingItem[] {
  const { t } = useTranslate();
  return (['report', 'vsme', 'archive'] as const).map((page) => ({
    page,
    href: reportingPath(page, year),
    label: t(`reporting.head.${page}`),
  }));
}
