import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Licences, noticesOf, packagesOf } from './licences.ts';

const NAME = 'virtual:licences';
const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The build reads which packages the product contains. */
export function licences(): Plugin {
  return {
    name: 'metra:licences',
    resolveId: { filter: { id: /^virtual:licences$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:licences$/ },
      handler() {
        const made: Licences = {
          packages: packagesOf(JSON.parse(read('package-lock.json'))),
          notices: noticesOf(read('NOTICE')),
        };
        return `export const licences = ${JSON.stringify(made)};`;
      },
    },
  };
}
