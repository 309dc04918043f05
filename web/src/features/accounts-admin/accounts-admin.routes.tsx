import { createRoute, notFound } from '@tanstack/react-router';
import { adminViewQueries } from '../../domain/administration/admin-views.queries.ts';
import { adminRoute } from '../../lib/guards/admin-routes.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { type AccountSearch, accountList } from './account-list.ts';
import { accountsAdminQueries } from './accounts-admin.queries.ts';

export const adminAccountsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accounts',
  validateSearch: (search: Record<string, unknown>): AccountSearch => accountList.validate(search),
  ...appScreen({
    title: 'accounts-admin.title',
    userRoles: ['ADMIN'],
    area: 'admin',
    texts: ['accounts-admin', 'administration', 'forms', 'api'],
    needs: (_params, search: AccountSearch) => [
      accountsAdminQueries.list(accountList.query(search)),
      adminViewQueries.of(accountList.name),
    ],
    load: () => import('./accounts-screen.tsx'),
    name: 'AccountsScreen',
  }),
});

const ID = /^[1-9]\d{0,14}$/;

const params = {
  parse({ accountId }: { accountId: string }) {
    if (!ID.test(accountId)) throw notFound();
    return { accountId: Number(accountId) };
  },
  stringify: ({ accountId }: { accountId: number }) => ({ accountId: String(accountId) }),
};

const ofAccount = {
  title: 'accounts-admin.title',
  userRoles: ['ADMIN'],
  area: 'admin',
  texts: ['accounts-admin', 'administration', 'conflict', 'forms', 'api'],
} as const;

export const adminAccountRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accounts/$accountId',
  params,
  ...appScreen({
    ...ofAccount,
    needs: ({ accountId }: { accountId: number }) => [accountsAdminQueries.account(accountId)],
    load: () => import('./account-screen.tsx'),
    name: 'AccountScreen',
  }),
});

export const adminAccountSessionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accounts/$accountId/sessions',
  params,
  ...appScreen({
    ...ofAccount,
    needs: ({ accountId }: { accountId: number }) => [
      accountsAdminQueries.account(accountId),
      accountsAdminQueries.sessions(accountId),
    ],
    load: () => import('./account-sessions-screen.tsx'),
    name: 'AccountSessionsScreen',
  }),
});

export const adminAccountHistoryRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/accounts/$accountId/history',
  params,
  ...appScreen({
    ...ofAccount,
    needs: ({ accountId }: { accountId: number }) => [accountsAdminQueries.account(accountId)],
    load: () => import('./account-history-screen.tsx'),
    name: 'AccountHistoryScreen',
  }),
});
