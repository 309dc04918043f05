import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Name = Exclude<Rolldown.CodeSplittingGroup['name'], string>;
type Modules = Parameters<Name>[1];

const START = join(import.meta.dirname, 'src/app/main.tsx');
const OURS = /[\\/](?:web|contract)[\\/]src[\\/]/;
const LIBRARIES =
  /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|@tolgee[\\/](?:core|react)|@tanstack[\\/](?:react-router|router-core|history|store|react-store))[\\/]/;

/**
 * Keeps what every page needs at once in one chunk. Left alone, the bundler cuts it into more pieces with every screen
 * that shares something with it, and each cut costs bytes.
 */
export function shellChunk(): Rolldown.CodeSplittingGroup {
  let reached: ReadonlySet<string> | undefined;
  return {
    debugName: 'shell',
    name(id, modules) {
      reached ??= reachableFrom(START, modules);
      return LIBRARIES.test(id) || reached.has(id) ? 'shell' : null;
    },
  };
}

/** Our own modules that are imported, not merely fetched later. */
function reachableFrom(start: string, modules: Modules): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || !OURS.test(id)) continue;
    reached.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
