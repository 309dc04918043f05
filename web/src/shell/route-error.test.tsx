import { ClientError } from '@metra/contract/core/client-error';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WizardError } from '../features/wizard/wizard-error.tsx';
import { log } from '../lib/errors/log.ts';
import { initializeTolgee } from '../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { changeLanguage, loadTexts } from '../lib/i18n/tolgee.ts';
import { RouteError } from './route-error.tsx';

const SENTENCE = 'Ein unerwarteter Fehler ist aufgetreten.';
const unavailable = new ClientError('', {
  id: 'kpis:list',
  type: 'api',
  status: 503,
  responseId: 'r-17',
});

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common', 'parts', 'api', 'metra-lite');
});

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue();
  // React and the router log what a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(async () => {
  await changeLanguage('de');
  cleanup();
  vi.restoreAllMocks();
});

async function openPage(errorComponent: typeof RouteError, failing: { with: unknown }) {
  const rootRoute = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component() {
      if (failing.with) throw failing.with;
      return <p>Da ist sie.</p>;
    },
    errorComponent,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  render(
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  return screen.findByRole('alert');
}

describe.each([
  ['a page', RouteError, 'Diese Seite lässt sich gerade nicht anzeigen.'],
  ['the wizard', WizardError, 'Der Einstieg lässt sich gerade nicht laden.'],
])('%s that fails', (_, errorComponent, known) => {
  test('unexpectedly is logged and says the sentence for that', async () => {
    const error = new TypeError('x is undefined');
    await openPage(errorComponent, { with: error });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(SENTENCE);
    expect(log.error).toHaveBeenCalledWith('A page failed.', error);
    expect(screen.queryByText(known)).toBeNull();
  });

  test('in English says it in English', async () => {
    await changeLanguage('en');
    await openPage(errorComponent, { with: new TypeError('x is undefined') });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('An unexpected error occurred.');
  });

  test('because of a refused call says why, and with which number', async () => {
    const alert = await openPage(errorComponent, { with: unavailable });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(known);
    await waitFor(() => expect(alert.textContent).toContain('Metra ist gerade nicht erreichbar.'));
    expect(alert.textContent).toContain('r-17');
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  test('can be tried again', async () => {
    const failing: { with: unknown } = { with: unavailable };
    await openPage(errorComponent, failing);
    failing.with = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(await screen.findByText('Da ist sie.')).toBeTruthy();
  });
});
