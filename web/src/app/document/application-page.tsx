import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ScreenArea, ScreenData } from '../../lib/app-screen.ts';
import { session } from '../../lib/current-session.ts';
import type { Namespace, TranslationKey } from '../../lib/i18n/translation-key.ts';
import { adminRoute, mainRoute } from '../../lib/routes.ts';
import { routeTree } from '../route-tree.tsx';
import { EmptySkeleton, EntranceFrameSkeleton } from './frame-skeletons.tsx';
import { isSector, layoutSkeletons, leadingOn, screenSkeletons } from './route-skeletons.tsx';

/** What the application's document for a path holds. */
export interface ApplicationPage {
  /** Paths with the same key have the same document: there are no more documents than screens. */
  key: string;
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

const DESCRIPTIONS: Readonly<Record<string, TranslationKey>> = {
  '/entrance/login': 'auth.login.description',
  '/entrance/register': 'auth.register.description',
};

/** Finds routes by path, and does nothing else. */
const router = createRouter({ routeTree, history: createMemoryHistory(), context: { session } });

export function applicationPage(pathname: string): ApplicationPage {
  const [branch, params, route] = router.getMatchedRoutes(pathname);
  const next = route && leadingOn[route.id];
  if (next) return applicationPage(next);
  const screen = route && screenSkeletons[route.id]?.(params, pathname);
  if (!screen) return nothingAt(branch);
  const known = branch.map(({ options }) => options.staticData ?? {});
  return {
    key: `${route.id} ${[params.sector, params.type].find(isSector) ?? ''}`,
    found: true,
    description: DESCRIPTIONS[route.id],
    title: known.findLast(({ title }) => title)?.title ?? 'common.navigation.administration',
    skeleton: inLayouts(pathname, branch, screen),
    area: known.findLast(({ area }) => area)?.area,
    isFramed: isFramed(branch),
    texts: [...new Set(known.flatMap(({ texts = [] }) => texts))],
    routes: known,
    path: route.fullPath,
  };
}

type Branch = readonly { id: string }[];

/** The application will say so within the area, or lead on; the document promises nothing. */
function nothingAt(branch: Branch): ApplicationPage {
  const isInArea = branch.some(({ id }) => id in layoutSkeletons);
  const empty = <EmptySkeleton title="Metra" />;
  return {
    key: branch.map(({ id }) => id).join(' '),
    found: false,
    title: 'common.notFound.title',
    skeleton: isInArea ? (
      inLayouts('', branch, empty)
    ) : (
      <EntranceFrameSkeleton pathname="">{empty}</EntranceFrameSkeleton>
    ),
    area: undefined,
    isFramed: isFramed(branch),
    texts: [],
    routes: [],
    path: '',
  };
}

const isFramed = (branch: Branch): boolean =>
  branch.some(({ id }) => id === mainRoute.id || id === adminRoute.id);

const inLayouts = (pathname: string, branch: Branch, screen: ReactNode): ReactNode =>
  branch.reduceRight((inner, { id }) => layoutSkeletons[id]?.(pathname, inner) ?? inner, screen);
