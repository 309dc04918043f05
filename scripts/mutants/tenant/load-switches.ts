import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { root } from '../../source-files.ts';
import { withSwitches } from './find-predicates.ts';
import { allPredicates, switchesIn } from './switches.ts';

const all = allPredicates();
const key = 'tenant switches';
const given = getEnvironmentData(key);
const memory = given instanceof SharedArrayBuffer ? given : new SharedArrayBuffer(4 + all.length);
// The program's worker threads share the switches, because they read reports.
setEnvironmentData(key, memory);
globalThis.tenantSwitches = switchesIn(memory);
if (memory !== given) tenantSwitches.removed = Number(process.env.REMOVED_PREDICATE ?? -1);
globalThis.tenantPredicate = (number) => {
  tenantSwitches.note(number);
  return number !== tenantSwitches.removed;
};
// Some statements have parts that are made once, so the switch is asked when a statement is compiled.
globalThis.tenantCondition = (number, predicate, without) => {
  const chosen = () => (tenantPredicate(number) ? predicate : without).toOperationNode();
  const node = {
    kind: 'RawNode',
    get sqlFragments() {
      return chosen().sqlFragments;
    },
    get parameters() {
      return chosen().parameters;
    },
  } as const;
  return { toOperationNode: () => node };
};

const predicates = Map.groupBy(all, ({ file }) => file);

/** A statement whose text is built once would keep the predicates of its first call. */
const fixedStatements = 'server/src/platform/database/fixed-statement.ts';

function builtAtEachCall(source: string): string {
  const result = source.replace('text ??= build(db)', 'text = build(db)');
  if (result === source) throw new Error(`${fixedStatements} builds its texts in another way now`);
  return result;
}

// The program loads its stores and views with switches in them; the files stay as they are.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:')) return nextLoad(url, context);
    const path = fileURLToPath(url);
    const file = relative(root, path).replaceAll('\\', '/');
    const found = predicates.get(file);
    if (!found && file !== fixedStatements) return nextLoad(url, context);
    const text = readFileSync(path, 'utf8');
    const source = found ? withSwitches(text, found) : builtAtEachCall(text);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
