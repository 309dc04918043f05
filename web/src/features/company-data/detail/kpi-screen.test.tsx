import type { LateSource, ValueSource } from '@metra/contract/shapes/completeness';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { aCoverage, aKpi, aKpiReference } from '../../../../test/kpi-builders.ts';
import { DesignSystemWords, germanWords } from '../../../design-system/behaviour/words.ts';
import type { Range } from '../../../domain/kpis/history/chart-series.ts';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { today } from '../../../domain/tracking/today.ts';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { companyDataQueries } from '../company-data.queries.ts';
import { KpiScreen } from './kpi-screen.tsx';

beforeAll(async () => {
  initializeTolgee();
  await Promise.all([loadTexts('common'), loadTexts('company-data'), loadTexts('records')]);
});
afterEach(cleanup);

const period = { start: `${today().slice(0, 4)}-01-01`, end: `${today().slice(0, 4)}-01-31` };
const january = { ...period, code: period.start.slice(0, 7) };

function show(
  kpi: ReturnType<typeof aKpi>,
  value: number | null,
  gaps: readonly ValueSource[] = [],
  waitsFor: readonly LateSource[] = [],
) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const isWhole = value !== null && gaps.length === 0;
  const coverage = aCoverage({ covered: isWhole ? 1 : 0, state: isWhole ? 'WHOLE' : 'GAPS' });
  const { id, slug, name, sector, category, unit, decimals, direction } = kpi;
  const reference = aKpiReference({ id, slug, name, sector, category, unit, decimals, direction });
  const nothing = { items: [], page: 0, pageSize: 24, total: 0 };
  client.setQueryData(kpiQueries.detail(kpi.id).queryKey, kpi);
  for (const deleted of [false, true])
    client.setQueryData(companyDataQueries.records(kpi.id, deleted).queryKey, {
      pages: [nothing],
      pageParams: [0],
    });
  client.setQueryData(kpiQueries.due().queryKey, {
    today: today(),
    periods: 1,
    entered: 0,
    categories: [
      {
        category: null,
        periods: 1,
        entered: 0,
        gaps: 0,
        marks: [],
        items: [{ kpi: reference, periods: [january] }],
      },
    ],
  });
  for (const range of ['year', 'three'] satisfies Range[])
    client.setQueryData(companyDataQueries.chart(kpi.id, { range }).queryKey, {
      kpi: reference,
      name: kpi.name,
      granularity: 'MONTH',
      points: [
        {
          period: january,
          value,
          noResult: value === null ? 'NO_VALUES' : null,
          records: value === null ? 0 : 1,
          completeness: coverage,
        },
      ],
      tooLong: [],
      targets: [],
      waitsFor: [...waitsFor],
    });
  client.setQueryData(companyDataQueries.origin(kpi.id, january.start, january.end).queryKey, {
    kpi: reference,
    period: january,
    value,
    noResult: value === null ? 'NO_VALUES' : null,
    missing: [],
    completeness: { ...coverage, sources: [...gaps] },
    questions: [],
    expression: kpi.formula?.expression ?? null,
    readable: kpi.formula && 'Strom × Faktor',
    perYear: false,
    inputs: [],
    factors: [],
    co2Only: [],
    records: [],
    tooLong: [],
  });
  render(
    <QueryClientProvider client={client}>
      <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
        <LanguageProvider>
          <RouterProvider router={routerAt(`/app/company-data/e/${kpi.id}`)} />
        </LanguageProvider>
      </DesignSystemWords>
    </QueryClientProvider>,
  );
}

function routerAt(address: string) {
  const root = createRootRoute();
  const app = createRoute({ getParentRoute: () => root, path: '/app' });
  const main = createRoute({ getParentRoute: () => app, id: 'main' });
  const strategy = createRoute({ getParentRoute: () => main, id: 'strategy' });
  const subscribed = createRoute({ getParentRoute: () => strategy, id: 'subscribed' });
  const page = createRoute({
    getParentRoute: () => subscribed,
    path: '/company-data/$sector/$kpiId',
    params: {
      parse: ({ sector, kpiId }) => ({ sector, kpiId: Number(kpiId) }),
      stringify: ({ sector, kpiId }) => ({ sector, kpiId: String(kpiId) }),
    },
    component: KpiScreen,
  });
  const routeTree = root.addChildren([
    app.addChildren([main.addChildren([strategy.addChildren([subscribed.addChildren([page])])])]),
  ]);
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
}

test('a KPI without values asks once for the first one and says how to enter it', async () => {
  show(aKpi(), null);
  expect(await screen.findByText('Noch keine Werte')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Wert erfassen/ })).toHaveLength(1);
  const origin = screen.getByRole('region', { name: 'Woher die Zahl kommt' });
  expect(origin.textContent).toContain('von Hand eingetragen');
  expect(origin.textContent).toContain('einer je Monat, in kWh, MWh');
});

const computed = aKpi({
  id: 16,
  name: 'Emissionen',
  formula: { expression: 'kpi(a) * factor(b)', required: ['a'], optional: [] },
});

test('a computed KPI without a number shows how it will be computed', async () => {
  show(computed, null);
  const origin = await screen.findByRole('region', { name: 'Woher die Zahl kommt' });
  expect(await within(origin).findByText('Strom × Faktor')).toBeTruthy();
});

test('a computed KPI with gaps names the incomplete inputs and links to them', async () => {
  show(computed, 18.7, [
    { kpiId: 6, name: 'Heizöl', sector: 'e', state: 'MISSING', covered: 0, notBefore: null },
  ]);
  const links = await screen.findAllByRole('link', { name: 'Heizöl' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link.getAttribute('href')).toBe('/app/company-data/e/6');
});

test('a computed KPI that waits for an input says since when, and links to its form', async () => {
  const since = { start: '2026-06-01', end: '2026-06-30', code: '2026-06' };
  show(computed, 18.7, [], [{ kpiId: 41, name: 'Benzin', sector: 'e', category: 'mobility', since }]);
  const link = await screen.findByRole('link', { name: 'Benzin' });
  expect(link.getAttribute('href')).toBe('/app/tracking/mobility?kpi=41&year=2026');
  expect(link.parentElement?.textContent).toBe('Ab Juni 2026 fehlt: Benzin');
});
