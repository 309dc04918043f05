import { createRoute } from '@tanstack/react-router';
import { adminViewQueries } from '../../domain/administration/admin-views.queries.ts';
import { adminRoute } from '../../lib/guards/admin-routes.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { type AuditSearch, auditList } from './audit/audit-list.ts';
import { type JobSearch, jobList } from './jobs/job-list.ts';
import { type MailSearch, mailList } from './mails/mail-list.ts';
import { type MissedSearchSearch, missedSearchList } from './missed-searches/missed-search-list.ts';
import { operationQueries } from './operation.queries.ts';

const texts = ['operation', 'forms', 'api'] as const;

export const overviewRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  ...appScreen({
    title: 'administration.navigation.overview',
    area: 'admin',
    texts,
    needs: () => [operationQueries.overview()],
    load: () => import('./overview/overview-screen.tsx'),
    name: 'OverviewScreen',
  }),
});

export const auditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/audit',
  validateSearch: (search: Record<string, unknown>): AuditSearch => auditList.validate(search),
  ...appScreen({
    title: 'administration.navigation.audit',
    area: 'admin',
    texts,
    userRoles: ['ADMIN'],
    needs: (_params, search: AuditSearch) => [
      operationQueries.audit(auditList.query(search)),
      adminViewQueries.of(auditList.name),
    ],
    load: () => import('./audit/audit-screen.tsx'),
    name: 'AuditScreen',
  }),
});

export const jobsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/jobs',
  validateSearch: (search: Record<string, unknown>): JobSearch => jobList.validate(search),
  ...appScreen({
    title: 'administration.navigation.jobs',
    area: 'admin',
    texts,
    userRoles: ['ADMIN'],
    needs: (_params, search: JobSearch) => [
      operationQueries.failedJobs(jobList.query(search)),
      operationQueries.jobs(),
      adminViewQueries.of(jobList.name),
    ],
    load: () => import('./jobs/jobs-screen.tsx'),
    name: 'JobsScreen',
  }),
});

export const mailsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/mails',
  validateSearch: (search: Record<string, unknown>): MailSearch => mailList.validate(search),
  ...appScreen({
    title: 'administration.navigation.mails',
    area: 'admin',
    texts,
    userRoles: ['ADMIN'],
    needs: (_params, search: MailSearch) => [
      operationQueries.mails(mailList.query(search)),
      adminViewQueries.of(mailList.name),
    ],
    load: () => import('./mails/mails-screen.tsx'),
    name: 'MailsScreen',
  }),
});

export const missedSearchesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/missed-searches',
  validateSearch: (search: Record<string, unknown>): MissedSearchSearch => missedSearchList.validate(search),
  ...appScreen({
    title: 'administration.navigation.missedSearches',
    area: 'admin',
    texts,
    needs: (_params, search: MissedSearchSearch) => [
      operationQueries.missedSearches(missedSearchList.query(search)),
      adminViewQueries.of(missedSearchList.name),
    ],
    load: () => import('./missed-searches/missed-searches-screen.tsx'),
    name: 'MissedSearchesScreen',
  }),
});

export const systemRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/system',
  ...appScreen({
    title: 'administration.navigation.system',
    area: 'admin',
    texts,
    userRoles: ['ADMIN'],
    needs: () => [operationQueries.system()],
    load: () => import('./system/system-screen.tsx'),
    name: 'SystemScreen',
  }),
});
