import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => join(root, ...parts);

/** A command that one of the installed packages brings. */
export const tool = (name) => inRoot('node_modules/.bin', name);
