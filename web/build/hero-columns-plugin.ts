import { type HeroColumn, heroColumn, type Sector, type Shape } from '@metra/pictures';
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
        const columns: readonly HeroColumn[] = SECTORS.map(heroColumn).map((column) => ({
          ...column,
          shapes: ungrouped(column.shapes),
        }));
        return `export const columns = ${JSON.stringify(columns)};`;
      },
    },
  };
}

/** A group that says nothing of its own draws nothing either. */
const ungrouped = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) =>
    shape.tag === 'g' && Object.keys(shape.attributes).length === 0 ? ungrouped(shape.children ?? []) : shape,
  );
