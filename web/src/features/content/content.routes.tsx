import { createRoute, notFound } from '@tanstack/react-router';
import { adminViewQueries } from '../../domain/administration/admin-views.queries.ts';
import { adminRoute } from '../../lib/guards/admin-routes.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { contentQueries } from './content.queries.ts';
import { landingPageList, legalPageList, type PagesSearch } from './pages-list/page-lists.ts';

export const landingPagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/landing-pages',
  validateSearch: (search: Record<string, unknown>): PagesSearch => landingPageList.validate(search),
  ...appScreen({
    title: 'content.pages.title',
    area: 'admin',
    texts: ['content', 'forms', 'api'],
    needs: (_params, search: PagesSearch) => [
      contentQueries.pages(landingPageList.query(search)),
      adminViewQueries.of(landingPageList.name),
    ],
    load: () => import('./pages-list/pages-screen.tsx'),
    name: 'PagesScreen',
  }),
});

export const legalPagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/legal',
  validateSearch: (search: Record<string, unknown>): PagesSearch => legalPageList.validate(search),
  ...appScreen({
    title: 'content.legal.title',
    area: 'admin',
    texts: ['content', 'forms', 'api'],
    needs: (_params, search: PagesSearch) => [
      contentQueries.legalPages(legalPageList.query(search)),
      adminViewQueries.of(legalPageList.name),
    ],
    load: () => import('./pages-list/pages-screen.tsx'),
    name: 'LegalPagesScreen',
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

/** The home page of this project is edited, or the general one if no project is named. */
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
