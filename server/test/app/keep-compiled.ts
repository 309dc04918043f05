import { join } from 'node:path';

/** Programs that tests start from now on find what Node has compiled before: half of their start. */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../../.cache/node');
}
