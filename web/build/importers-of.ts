import type { ModuleGraph } from './module-starts.ts';

/** The modules that are wanted, and all that import one of them, itself or through others; not those that fetch it later. */
export function importersOf(graph: ModuleGraph, isWanted: (id: string) => boolean): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [id, { imports }] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), id]);
  const found = new Set<string>();
  const waiting = [...graph.keys()].filter(isWanted);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(importers.get(id) ?? []));
  }
  return found;
}
