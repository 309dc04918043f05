import type { OverviewRow } from '@metra/contract/operations/kpi-history';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anOverviewRow } from '../../../../test/kpi-builders.ts';
import { DesignSystemWords, germanWords } from '../../../design-system/behaviour/words.ts';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { KpiTable } from './kpi-table.tsx';
import { MOST_LINES } from './overview-groups.ts';
import { SectorColumn } from './sector-column.tsx';

beforeAll(async () => {
  initializeTolgee();
  await Promise.all([loadTexts('common'), loadTexts('company-data'), loadTexts('records')]);
});
afterEach(cleanup);

async function show(content: ReactNode) {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => content });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  render(
    <LanguageProvider>
      <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
        <RouterProvider router={router} />
      </DesignSystemWords>
    </LanguageProvider>,
  );
  await screen.findAllByText('Eingekaufter Strom');
}

const sectorOf = (row: OverviewRow) => ({
  sector: 'e' as const,
  kpis: 1,
  withValue: 1,
  missingPeriods: 0,
  withGaps: 0,
  categories: [],
  uncategorised: [row],
  switchedOff: [],
});

const columnOf = (row: OverviewRow) => ({
  data: sectorOf(row),
  lines: MOST_LINES,
  isWhole: false,
  onWhole: () => undefined,
});

test('the table links from a questionable value to its question', async () => {
  await show(<KpiTable sector="e" rows={[anOverviewRow({ questionable: true })]} />);
  expect(screen.getByRole('link', { name: 'Bitte prüfen: Eingekaufter Strom' }).getAttribute('href')).toBe(
    '/app/company-data/e/1#origin-title',
  );
});

test('the overview links from a questionable value to its question', async () => {
  await show(<SectorColumn {...columnOf(anOverviewRow({ questionable: true }))} />);
  const line = screen.getByRole('link', { name: /^Eingekaufter Strom.*Bitte prüfen/ });
  expect(line.getAttribute('href')).toBe('/app/company-data/e/1#origin-title');
});

test('a value without a question has no such link', async () => {
  await show(
    <>
      <KpiTable sector="e" rows={[anOverviewRow({ questionable: false })]} />
      <SectorColumn {...columnOf(anOverviewRow({ questionable: false }))} />
    </>,
  );
  expect(screen.queryByText('Bitte prüfen')).toBeNull();
});
