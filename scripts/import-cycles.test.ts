import { describe, expect, test } from 'vitest';
import { allImports, type Import, importsIn } from './imports.ts';

/*
 * Imports of types count as well, because a reader cannot understand two parts apart that name each other's types.
 * A dynamic import does not count: it loads a dialog later, whose types the screen that opens it may use.
 */

const isSource = (path: string) =>
  /^(server|contract|web|pictures)\/src\//.test(path) && !/\.test\.tsx?$/.test(path);

const moduleOf = (path: string) =>
  /^(?:server\/src\/modules|web\/src\/(?:features|domain))\/[^/]+(?=\/)/.exec(path)?.[0] ?? path;

/** Returns the groups of places that reach each other, each as the list of its members. */
function cyclesAmong(imports: readonly Import[], placeOf: (path: string) => string): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { file, target, isDynamic } of imports) {
    if (isDynamic || !isSource(file)) continue;
    const from = placeOf(file);
    const to = placeOf(sourceOf(target));
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }

  const reached = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[] = [];
  // The algorithm of Tarjan: a place that reaches nothing earlier than itself ends a group.
  function visit(place: string): number {
    const own = reached.size;
    let earliest = own;
    reached.set(place, own);
    open.push(place);
    for (const target of targets.get(place) ?? [])
      earliest = Math.min(
        earliest,
        reached.has(target) ? (open.includes(target) ? Number(reached.get(target)) : own) : visit(target),
      );
    if (earliest === own) {
      const group = open.splice(open.indexOf(place));
      if (group.length > 1) cycles.push(group.sort().join(', '));
    }
    return earliest;
  }
  for (const place of targets.keys()) if (!reached.has(place)) visit(place);
  return cycles.sort();
}

/** The contract is imported by the name of its package. */
const sourceOf = (target: string) =>
  target.startsWith('contract/') && !target.startsWith('contract/src/')
    ? `contract/src/${target.slice('contract/'.length)}.ts`
    : target;

describe('import cycles', () => {
  const imports = allImports();

  test('no two modules import each other', () => {
    const ofModules = imports.filter(
      ({ file, target }) => moduleOf(file) !== file && moduleOf(target) !== target,
    );
    expect(cyclesAmong(ofModules, moduleOf)).toEqual([]);
  });

  test('no two folders of the contract import each other', () => {
    const folderOf = (path: string) => /^contract\/src\/[^/]+(?=\/)/.exec(path)?.[0] ?? path;
    expect(cyclesAmong(imports, folderOf).filter((cycle) => cycle.includes('contract/'))).toEqual([]);
  });

  test('no two files import each other', () => {
    expect(cyclesAmong(imports, (path) => path)).toEqual([]);
  });

  test('catch a cycle of three, of which one imports a type only', () => {
    const files = {
      'server/src/modules/a/a.module.ts': "import { b } from '../b/b.module.ts';",
      'server/src/modules/b/b.module.ts': "import type { C } from '../c/c.module.ts';",
      'server/src/modules/c/c.module.ts': "export { a } from '../a/a.module.ts';",
    };
    const found = Object.entries(files).flatMap(([file, text]) => importsIn(file, text));
    expect(cyclesAmong(found, moduleOf)).toEqual([
      'server/src/modules/a, server/src/modules/b, server/src/modules/c',
    ]);
  });
});
