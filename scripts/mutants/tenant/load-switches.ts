import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../source-files.ts';
import { withSwitches } from './find-predicates.ts';
import { allPredicates } from './switches.ts';

globalThis.tenantSwitches = { removed: Number(process.env.REMOVED_PREDICATE ?? -1), used: new Set() };
globalThis.tenantPredicate = (number) => {
  tenantSwitches.used.add(number);
  return number !== tenantSwitches.removed;
};

const predicates = Map.groupBy(allPredicates(), ({ file }) => file);

// The program loads its stores and views with switches in them; the files stay as they are.
registerHooks({
  load(url, context, nextLoad) {
    const path = url.startsWith('file:') && fileURLToPath(url);
    const found = path && predicates.get(relative(root, path).replaceAll('\\', '/'));
    if (!found) return nextLoad(url, context);
    const source = withSwitches(readFileSync(path, 'utf8'), found);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
