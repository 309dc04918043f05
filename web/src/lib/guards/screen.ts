import { lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../i18n/tolgee.ts';
import type { Namespace } from '../i18n/translation-key.ts';
import { loadModule } from './load-module.ts';

/** The component and its texts are loaded together at navigation. */
export function screen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  texts: readonly Namespace[],
  importer: () => Promise<Module>,
  name: Name,
) {
  const load = async () => {
    const [module] = await Promise.all([importer(), loadTexts(...texts)]);
    return module;
  };
  return lazyRouteComponent(() => loadModule(load), name);
}
