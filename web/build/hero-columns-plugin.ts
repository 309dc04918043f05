import { type HeroColumn, heroColumn, type Sector } from '@metra/pictures';
import type { Plugin } from 'vite';

const NAME = 'virtual:hero-columns';
const SECTORS: readonly Sector[] = ['e', 's', 'g'];

/**
 * The columns of the home page, composed when the web is built: the first page carries the finished shapes and not
 * the kit that makes them.
 */
export function heroColumns(): Plugin {
  return {
    name: 'metra:hero-columns',
    resolveId: { filter: { id: /^virtual:hero-columns$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:hero-columns$/ },
      handler() {
        const columns: readonly HeroColumn[] = SECTORS.map(heroColumn);
        return `export const columns = ${JSON.stringify(columns)};`;
      },
    },
  };
}
