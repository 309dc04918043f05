import type { Role } from '@metra/contract/core/primitives';
import type { QueryKey } from '@tanstack/react-query';
import type { Namespace, TranslationKey } from '../i18n/translation-key.ts';
import type { Area } from './areas.ts';
import { screen } from './screen.ts';

/** Screens of one area are in the same file of the build. */
export type ScreenArea = Extract<
  Area,
  | 'auth'
  | 'second-factor'
  | 'goals'
  | 'reading'
  | 'results'
  | 'kpis'
  | 'wizard'
  | 'profile'
  | 'organisation'
  | 'reporting'
  | 'admin'
>;

/** The type covers queries of a single answer and queries of pages. */
export interface NeededQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
  readonly initialPageParam?: unknown;
  readonly meta?: { isCached?: false; isSavedWhileTyped?: true } | undefined;
}

/** A route knows this before it downloads the component. */
export interface ScreenData {
  /** Visitors are redirected to the login, and accounts with other roles see "not found". */
  userRoles?: readonly Role[];
  /** The title of the deepest route appears in the browser's title bar. */
  title?: TranslationKey;
  texts?: readonly Namespace[];
  area?: ScreenArea;
  /**
   * The router sends these queries at navigation, see `prefetchNeeds`. It is a method so that a route can
   * declare the types of its own parameters.
   */
  needs?(params: object, search: object): readonly NeededQuery[];
}

interface AppScreen<Module, Name> extends ScreenData {
  texts: readonly Namespace[];
  area: ScreenArea;
  load: () => Promise<Module>;
  name: Name;
}

/** A route spreads the result: `createRoute({ getParentRoute, path, ...appScreen({ … }) })`. */
export function appScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>({
  load,
  name,
  ...staticData
}: AppScreen<Module, Name>) {
  return { staticData, component: screen(staticData.texts, load, name) };
}
