import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => join(root, ...parts);

/** Returns the path of a command of an installed package. */
export const tool = (name) => inRoot('node_modules/.bin', name);
