import { createRoute, notFound } from '@tanstack/react-router';
import { adminRoute } from '../../lib/admin-routes.ts';
import { appScreen } from '../../lib/app-screen.ts';
import { contentQueries } from './content.queries.ts';
import { type PagesSearch, pagesSearch } from './pages-list/pages-search.ts';

export const landingPagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/landing-pages',
  validateSearch: (search: Record<string, unknown>): PagesSearch => pagesSearch(search),
  ...appScreen({
    title: 'content.pages.title',
    area: 'admin',
    texts: ['content', 'forms'],
    needs: (_params, search: PagesSearch) => [contentQueries.pages(search)],
    load: () => import('./pages-list/pages-screen.tsx'),
    name: 'PagesScreen',
  }),
});

const ID = /^[1-9]\d{0,14}$/;

export const landingPageRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/landing-pages/$pageId',
  params: {
    parse({ pageId }) {
      if (!ID.test(pageId)) throw notFound();
      return { pageId: Number(pageId) };
    },
    stringify: ({ pageId }) => ({ pageId: String(pageId) }),
  },
  ...appScreen({
    title: 'content.page.title',
    area: 'admin',
    texts: ['content', 'pictures', 'conflict', 'forms'],
    needs: ({ pageId }: { pageId: number }) => [contentQueries.page(pageId)],
    load: () => import('./page-editor/page-screen.tsx'),
    name: 'PageScreen',
  }),
});

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whose home page is written: a project's, or everybody's. */
interface HomeSearch {
  project?: string;
}

export const homeContentRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/home',
  validateSearch: ({ project }: Record<string, unknown>): HomeSearch =>
    typeof project === 'string' && SLUG.test(project) ? { project } : {},
  ...appScreen({
    title: 'content.home.title',
    area: 'admin',
    texts: ['content', 'pictures', 'conflict', 'forms'],
    needs: (_params, { project }: HomeSearch) => [contentQueries.home(project)],
    load: () => import('./home-editor/home-content-screen.tsx'),
    name: 'HomeContentScreen',
  }),
});
