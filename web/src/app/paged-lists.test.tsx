import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { anAccount } from '../../test/account-builders.ts';
import { translationsRoute } from '../features/catalogue-admin/catalogue-admin.routes.tsx';
import { TranslationsScreen } from '../features/catalogue-admin/translations/translations-screen.tsx';
import { eventsRoute } from '../features/events/events.routes.tsx';
import { EventsScreen } from '../features/events/events-screen.tsx';
import { MissedSearchesScreen } from '../features/operation/missed-searches/missed-searches-screen.tsx';
import { missedSearchesRoute } from '../features/operation/operation.routes.tsx';
import { ContactsScreen } from '../features/organisation/contacts/contacts-screen.tsx';
import { contactsRoute, postsRoute, watchListRoute } from '../features/organisation/organisation.routes.tsx';
import { PostsScreen } from '../features/organisation/posts/posts-screen.tsx';
import { WatchListScreen } from '../features/organisation/watch-list/watch-list-screen.tsx';
import { accountRoute } from '../features/profile/profile.routes.tsx';
import { TeamSection } from '../features/profile/team/team-section.tsx';
import { FilesScreen } from '../features/resources/files-screen.tsx';
import { resourcesRoute } from '../features/resources/resources.routes.tsx';
import { InvoicesPanel } from '../features/subscription/invoices/invoices-panel.tsx';
import { subscriptionRoute } from '../features/subscription/subscription.routes.tsx';
import { ReadOnlyTable } from '../features/vsme/table/read-only-table.tsx';
import { vsmeRoute } from '../features/vsme/vsme.routes.tsx';
import { VsmeContext, type VsmeView } from '../features/vsme/vsme-context.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { initializeTolgee } from '../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { loadTexts } from '../lib/i18n/tolgee.ts';
import { session } from '../lib/session/current-session.ts';

const TOTAL = 120;
const account = anAccount();

/** Every list can render this row. */
const row = (at: number) => ({
  id: at,
  key: `row-${at}`,
  kind: 'PROJECT',
  type: 'FILE',
  language: 'en',
  problem: 'MISSING',
  number: `Zeile ${at}`,
  name: `Zeile ${at}`,
  title: `Zeile ${at}`,
  label: `Zeile ${at}`,
  words: `Zeile ${at}`,
  firstName: `Zeile ${at}`,
  lastName: '',
  text: '',
  email: 'zeile@example.com',
  createdAt: '2026-11-01T08:00:00Z',
  forgottenAt: '2027-11-01T08:00:00Z',
  lastOn: '2026-11-01',
  issuedOn: '2026-11-01',
  dueOn: '2026-11-15',
  periodStart: '2026-11-01',
  periodEnd: '2027-10-31',
  organisation: null,
  author: account.organisation,
  offer: { id: at, title: `Zeile ${at}`, organisation: account.organisation },
  link: null,
  seen: true,
  state: 'PAID',
  teamRole: 'MEMBER',
  size: 1,
  cells: [],
  chosen: [],
});

const rows = Array.from({ length: TOTAL }, (_, at) => row(at + 1));
const counts = [{ kind: 'PROJECT', total: TOTAL, missing: TOTAL, outdated: 0 }];

function answer(address: string): unknown {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (pathname.endsWith('/admin/translations')) return { items: counts };
  if (pathname.endsWith('/admin/views')) return { items: [] };
  if (pathname.endsWith('/storage')) return { bytes: 0, maxBytes: 1 };
  const page = Number(searchParams.get('page') ?? 0);
  const pageSize = Number(searchParams.get('pageSize') ?? 20);
  const items = rows.slice(page * pageSize, (page + 1) * pageSize);
  return { items, page, pageSize, total: TOTAL, unseen: 0, invitations: [] };
}

const Team = () => <TeamSection account={account} />;

function VsmeTable() {
  const table = { name: 'sites', label: 'Standorte', axis: { label: 'Standort' }, columns: [], version: 1 };
  const view = { year: { year: 2026, currency: 'EUR', disclosures: [] } };
  return (
    <VsmeContext value={view as unknown as VsmeView}>
      <ReadOnlyTable of={{ ...table, rowCount: TOTAL, rows: rows.slice(0, 100) } as never} />
    </VsmeContext>
  );
}

interface List {
  name: string;
  route: { options: { validateSearch?: unknown } };
  screen: FunctionComponent;
  pageSize: number;
  parameter?: string;
  /** The screen reads its address from this route. */
  path?: string;
  filter?: string;
}

const lists: readonly List[] = [
  { name: 'contacts', route: contactsRoute, screen: ContactsScreen, pageSize: 20 },
  { name: 'posts', route: postsRoute, screen: PostsScreen, pageSize: 10 },
  { name: 'the watch list', route: watchListRoute, screen: WatchListScreen, pageSize: 20 },
  { name: 'the team', route: accountRoute, screen: Team, pageSize: 20 },
  { name: 'invoices', route: subscriptionRoute, screen: InvoicesPanel, pageSize: 10 },
  {
    name: 'notifications',
    route: eventsRoute,
    screen: EventsScreen,
    pageSize: 20,
    path: '/app/main/events',
    filter: 'Ungelesene',
  },
  {
    name: 'files',
    route: resourcesRoute,
    screen: FilesScreen,
    pageSize: 20,
    path: '/app/main/organisation/resources',
    filter: 'Gelöscht',
  },
  {
    name: 'rows of a VSME table',
    route: vsmeRoute,
    screen: VsmeTable,
    pageSize: 50,
    parameter: 'page-sites',
  },
  {
    name: 'missing translations',
    route: translationsRoute,
    screen: TranslationsScreen,
    pageSize: 20,
    parameter: 'page-PROJECT',
  },
  {
    name: 'a list of administration',
    route: missedSearchesRoute,
    screen: MissedSearchesScreen,
    pageSize: 25,
    path: '/admin/missed-searches',
  },
];

beforeAll(async () => {
  initializeTolgee();
  await loadTexts(
    'common',
    'parts',
    'organisation',
    'account',
    'subscription',
    'events',
    'files',
    'reporting',
    'catalogue-admin',
    'administration',
    'operation',
  );
});

beforeEach(() => {
  session.acceptToken('token');
  session.begin(account);
  vi.stubGlobal('fetch', async (address: string) => Response.json(answer(address)));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  session.end(false);
  vi.unstubAllGlobals();
});

/** A browser that is given a link opens the list in this way. */
async function open({ route, screen: component, path = '/list' }: List, search: string) {
  const rootRoute = createRootRoute();
  const { validateSearch } = route.options;
  const list = createRoute({ getParentRoute: () => rootRoute, path, component, validateSearch } as never);
  const history = createMemoryHistory({ initialEntries: [`${path}${search}`] });
  const router = createRouter({ routeTree: rootRoute.addChildren([list]), history });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <RouterProvider router={router as never} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return { router, address: () => router.history.location.search };
}

const isShown = (at: number) => screen.findAllByText((_, element) => element?.textContent === `Zeile ${at}`);

describe.each(lists)('$name', (list) => {
  const { pageSize, parameter = 'page', filter } = list;
  const last = Math.ceil(TOTAL / pageSize);

  test('shows the page of the address, and Back shows the page before', async () => {
    const { router, address } = await open(list, `?${parameter}=2`);
    await isShown(pageSize + 1);
    fireEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    await isShown(2 * pageSize + 1);
    expect(address()).toBe(`?${parameter}=3`);
    router.history.back();
    await isShown(pageSize + 1);
    expect(address()).toBe(`?${parameter}=2`);
  });

  test('shows the last page when the address names one beyond it', async () => {
    const { address } = await open(list, `?${parameter}=99`);
    await isShown((last - 1) * pageSize + 1);
    await waitFor(() => expect(address()).toBe(`?${parameter}=${last}`));
  });

  if (filter)
    test('returns to the first page when a filter changes', async () => {
      const { address } = await open(list, `?${parameter}=2`);
      await isShown(pageSize + 1);
      fireEvent.click(screen.getByRole('radio', { name: filter }));
      await waitFor(() => expect(address()).not.toContain(parameter));
      await isShown(1);
    });
});
