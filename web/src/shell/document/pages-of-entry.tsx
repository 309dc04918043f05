import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ScreenArea, ScreenData } from '../../lib/guards/app-screen.ts';
import type { Namespace, TranslationKey } from '../../lib/i18n/translation-key.ts';
import { session } from '../../lib/session/current-session.ts';
import { EmptySkeleton } from './empty-skeleton.tsx';

export interface ApplicationPage {
  /** Paths with the same key share a document, so there are as many documents as screens. */
  key: string;
  entry: 'app' | 'administration';
  found: boolean;
  /** Only pages with a description are for search engines. */
  description?: TranslationKey | undefined;
  title: TranslationKey;
  skeleton: ReactNode;
  area: ScreenArea | undefined;
  isFramed: boolean;
  texts: readonly Namespace[];
  /** The order is from the outer to the inner route. */
  routes: readonly ScreenData[];
  /**
   * The path contains the names of its parameters, `/app/dashboard/goals/$goalId`, because the document is the
   * same for all values.
   */
  path: string;
}

type Params = Readonly<Record<string, string>>;
export type LayoutSkeletons = Readonly<Record<string, (pathname: string, children: ReactNode) => ReactNode>>;
/** A skeleton is null for parameters that lead nowhere. */
export type ScreenSkeletons = Readonly<Record<string, (params: Params, pathname: string) => ReactNode>>;

interface PagesOfEntry {
  entry: ApplicationPage['entry'];
  routeTree: AnyRoute;
  layouts: LayoutSkeletons;
  screens: ScreenSkeletons;
  /** These routes have no page of their own and redirect to another one. */
  leadingOn?: Readonly<Record<string, string>>;
  descriptions?: Readonly<Record<string, TranslationKey>>;
  /** It is the default title. */
  title: TranslationKey;
  framed: string;
  /** Pages of the same route may have different documents. */
  variantOf?: (params: Params) => string;
  outside: (children: ReactNode) => ReactNode;
}

const ID = /^[1-9]\d{0,14}$/;
export const isId = (value: string | undefined): boolean => ID.test(value ?? '');

type Branch = readonly { id: string; fullPath: string; options: { staticData?: ScreenData } }[];

export function pagesOf(known: PagesOfEntry): (pathname: string) => ApplicationPage {
  const { entry, layouts, screens, leadingOn = {}, descriptions = {}, variantOf = () => '' } = known;
  /** This router only finds routes by path. */
  const router = createRouter({
    routeTree: known.routeTree,
    history: createMemoryHistory(),
    context: { session },
  });
  const isFramed = (branch: Branch) => branch.some(({ id }) => id === known.framed);
  const inLayouts = (pathname: string, branch: Branch, screen: ReactNode): ReactNode =>
    branch.reduceRight((inner, { id }) => layouts[id]?.(pathname, inner) ?? inner, screen);

  function pageAt(pathname: string): ApplicationPage {
    const [matched, params, route] = router.getMatchedRoutes(pathname);
    const branch: Branch = matched;
    const next = route && leadingOn[route.id];
    if (next) return pageAt(next);
    const screen = route && screens[route.id]?.(params, pathname);
    if (!screen) return nothingAt(branch);
    const data = branch.map(({ options }) => options.staticData ?? {});
    return {
      key: `${route.id} ${variantOf(params)}`,
      entry,
      found: true,
      description: descriptions[route.id],
      title: data.findLast(({ title }) => title)?.title ?? known.title,
      skeleton: inLayouts(pathname, branch, screen),
      area: data.findLast(({ area }) => area)?.area,
      isFramed: isFramed(branch),
      texts: [...new Set(data.flatMap(({ texts = [] }) => texts))],
      routes: data,
      path: route.fullPath,
    };
  }

  /** The application will show "not found" or redirect, so the document shows nothing. */
  function nothingAt(branch: Branch): ApplicationPage {
    const isInArea = branch.some(({ id }) => id in layouts);
    const empty = <EmptySkeleton title="Metra" />;
    return {
      key: branch.map(({ id }) => id).join(' '),
      entry,
      found: false,
      title: 'common.notFound.title',
      skeleton: isInArea ? inLayouts('', branch, empty) : known.outside(empty),
      area: undefined,
      isFramed: isFramed(branch),
      texts: [],
      routes: [],
      path: '',
    };
  }

  return pageAt;
}
