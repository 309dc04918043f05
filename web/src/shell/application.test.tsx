import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openDialog } from '../design-system/dialog/open-dialog.tsx';
import { initializeTolgee } from '../lib/i18n/initialize-tolgee.ts';
import { loadTexts } from '../lib/i18n/tolgee.ts';
import { FrameLink } from '../lib/site/frame-link.tsx';
import { Application } from './application.tsx';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common', 'parts');
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('a link in a dialog leads to a page of the application', async () => {
  const rootRoute = createRootRoute({ component: Outlet });
  history.replaceState(null, '', '/app/one');
  const pages = ['/app/one', '/app/other'].map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: () => <h1>{path}</h1> }),
  );
  const router = createRouter({ routeTree: rootRoute.addChildren(pages) });
  render(<Application router={router} />);
  await screen.findByRole('heading', { name: '/app/one' });
  void openDialog({
    title: 'Vorher',
    content: ({ close }) => (
      <FrameLink href="/app/other?year=2025" onClick={() => close()}>
        Ansehen
      </FrameLink>
    ),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Ansehen' }));
  expect(await screen.findByRole('heading', { name: '/app/other' })).toBeTruthy();
  expect(location.search).toBe('?year=2025');
});
