import { createRoute, redirect } from '@tanstack/react-router';
import { reportQueries } from '../../domain/reporting/report.queries.ts';
import { reportingPath } from '../../domain/reporting/reporting-pages.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { mainRoute } from '../../lib/guards/routes.ts';

export interface ReportSearch {
  year?: number;
}

/** Reading a report stays open to members without a strategy and after a subscription has ended. */
export const currentReportRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/reporting/current-report',
  validateSearch: ({ year }: Record<string, unknown>): ReportSearch => ({
    ...(Number.isInteger(Number(year)) &&
      Number(year) >= 1990 &&
      Number(year) <= 2100 && { year: Number(year) }),
  }),
  ...appScreen({
    title: 'common.navigation.reporting',
    area: 'reporting',
    texts: ['reporting', 'goals', 'forms'],
    needs: (_params, { year }: ReportSearch) =>
      year === undefined ? [reportQueries.years()] : [reportQueries.years(), reportQueries.report(year)],
    load: () => import('./report-screen.tsx'),
    name: 'ReportScreen',
  }),
});

export const reportingStartRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/reporting',
  beforeLoad: () => {
    throw redirect({ to: reportingPath('report'), replace: true });
  },
});
