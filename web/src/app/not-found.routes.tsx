import { createRoute } from '@tanstack/react-router';
import { adminRoute, mainRoute } from '../lib/routes.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Unknown paths inside a known area show "not found"; all others lead on, see `otherRoute`. */
export const unknownInMain = createRoute({
  getParentRoute: () => mainRoute,
  path: '/$',
  component: NotFoundPage,
});

export const unknownInAdmin = createRoute({
  getParentRoute: () => adminRoute,
  path: '/$',
  component: NotFoundPage,
});
