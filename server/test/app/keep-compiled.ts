import { join } from 'node:path';

/** Programs that tests start use Node's compile cache, which halves their start. */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../../.cache/node');
}
