import type { Role } from '@metra/contract/core/primitives';
import type { QueryKey } from '@tanstack/react-query';
import type { Namespace, TranslationKey } from '../i18n/translation-key.ts';
import type { Area } from './areas.ts';
import { screen } from './screen.ts';

/** Screens that are fetched together: whoever opens one of them opens the others as well. */
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

/** The options of a query, whatever it answers: of one answer, or of a list that is read page by page. */
export interface NeededQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
  readonly initialPageParam?: unknown;
  readonly meta?: { isKept?: false; isSavedWhileTyped?: true } | undefined;
}

/** What is known of a screen before its component is fetched. */
export interface ScreenData {
  /** Only for accounts with one of these roles: visitors are sent to the login, to others it is not there. */
  userRoles?: readonly Role[];
  /** Shown in the browser's title bar; the deepest route with a title names the page. */
  title?: TranslationKey;
  /** The texts it shows. */
  texts?: readonly Namespace[];
  area?: ScreenArea;
  /**
   * What it shows first: asked for as soon as somebody goes there, see `prefetchNeeds`. A method, so that a route may say
   * which of its own parameters it takes.
   */
  needs?(params: object, search: object): readonly NeededQuery[];
}

interface AppScreen<Module, Name> extends ScreenData {
  texts: readonly Namespace[];
  area: ScreenArea;
  load: () => Promise<Module>;
  /** Which export of the module is the screen. */
  name: Name;
}

/** The part of a route that is its screen: `createRoute({ getParentRoute, path, ...appScreen({ … }) })`. */
export function appScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>({
  load,
  name,
  ...staticData
}: AppScreen<Module, Name>) {
  return { staticData, component: screen(staticData.texts, load, name) };
}
