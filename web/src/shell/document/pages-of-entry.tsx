import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ScreenArea, ScreenData } from '../../lib/guards/app-screen.ts';
import type { Namespace, TranslationKey } from '../../lib/i18n/translation-key.ts';
import { session } from '../../lib/session/current-session.ts';
import { EmptySkeleton } from './empty-skeleton.tsx';

/** What the document for a path holds. */
export interface ApplicationPage {
  /** Paths with the same key have the same document: there are no more documents than screens. */
  key: string;
  entry: 'app' | 'administration';
  found: boolean;
  /** For search engines; all other pages are nothing to them. */
  description?: TranslationKey | undefined;
  title: TranslationKey;
  skeleton: ReactNode;
  area: ScreenArea | undefined;
  /** In the frame for people who have signed in. */
  isFramed: boolean;
  texts: readonly Namespace[];
  /** What is known of its routes, from the outside in. */
  routes: readonly ScreenData[];
  /** With the names of its parameters, `/app/dashboard/goals/$goalId`: paths with other ones have the same document. */
  path: string;
}

type Params = Readonly<Record<string, string>>;
/** What stands around the screens below a route. */
export type LayoutSkeletons = Readonly<Record<string, (pathname: string, children: ReactNode) => ReactNode>>;
/** The screens to come; nothing for parameters that lead nowhere. */
export type ScreenSkeletons = Readonly<Record<string, (params: Params, pathname: string) => ReactNode>>;

/** What an entry knows of its pages before it runs. */
interface PagesOfEntry {
  entry: ApplicationPage['entry'];
  routeTree: AnyRoute;
  layouts: LayoutSkeletons;
  screens: ScreenSkeletons;
  /** Routes that are no pages themselves, and the page they lead to. */
  leadingOn?: Readonly<Record<string, string>>;
  descriptions?: Readonly<Record<string, TranslationKey>>;
  /** What a page is called that has no name of its own. */
  title: TranslationKey;
  /** The route with the frame for people who have signed in. */
  framed: string;
  /** What makes documents differ that have the same route. */
  variantOf?: (params: Params) => string;
  /** Around a page that stands in no area. */
  outside: (children: ReactNode) => ReactNode;
}

const ID = /^[1-9]\d{0,14}$/;
export const isId = (value: string | undefined): boolean => ID.test(value ?? '');

type Branch = readonly { id: string; fullPath: string; options: { staticData?: ScreenData } }[];

/** The pages of an entry by their path. */
export function pagesOf(known: PagesOfEntry): (pathname: string) => ApplicationPage {
  const { entry, layouts, screens, leadingOn = {}, descriptions = {}, variantOf = () => '' } = known;
  /** Finds routes by path, and does nothing else. */
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

  /** The application will say so within the area, or lead on; the document promises nothing. */
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
