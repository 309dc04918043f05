import type { ImportGraph } from './import-graph.ts';

/**
 * The wiring and the test factories import all modules, so every HTTP test would depend on the whole server.
 */
const REACHES_ALL = /^server\/(src\/[^/]+\.ts$|test\/)/;
const MODULE = /^server\/src\/modules\/([^/]+)\//;

/**
 * Returns the files that decide whether a test file passes: everything it imports, directly or indirectly. A
 * test of a module depends on its own module and on the modules that this one imports. Imports of the wiring
 * and the factories do not count.
 */
export function inputsOf(test: string, graph: ImportGraph): Set<string> {
  const inputs = new Set<string>();
  const module = MODULE.exec(test)?.[1];
  const open = [test, ...(module ? [`server/src/modules/${module}/${module}.module.ts`] : [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (inputs.has(file)) continue;
    inputs.add(file);
    const imported = graph.get(file) ?? [];
    open.push(...(REACHES_ALL.test(file) ? imported.filter((target) => !MODULE.test(target)) : imported));
  }
  return inputs;
}
