import { importGraph } from './import-graph.ts';
import { inputHasher, type PassedTests } from './passed-tests.ts';
import { inputsOf } from './test-inputs.ts';

export interface TestPlan {
  /** Test files to run, each with the hash of its inputs. */
  run: PassedTests;
  /** Test files whose inputs are those with which they passed before. */
  unchanged: readonly string[];
  /** Test files that depend on the whole tree or start the whole program; `npm test` runs them. */
  left: readonly string[];
}

const TEST = /^(contract|pictures|server|web|scripts)\/.*\.test\.tsx?$/;
/** Every test may depend on these. */
const SETTINGS = ['package-lock.json', 'tsconfig.json', 'vitest.config.ts'];
/** House rules read the whole tree. */
const HOUSE = /^scripts\//;
/** These build the web or start the whole program, which takes minutes. */
const WHOLE_PROGRAM = /^server\/test\/|^scripts\/(web-files|generated-fonts)\.test\.ts$/;

/** Chooses the tests that a change of these files can affect. */
export function planTests(
  changed: ReadonlySet<string>,
  texts: ReadonlyMap<string, string>,
  passed: PassedTests,
): TestPlan {
  const graph = importGraph(texts);
  const hashOf = inputHasher(texts);
  const settings = SETTINGS.filter((file) => texts.has(file));
  const plan = { run: {} as PassedTests, unchanged: [] as string[], left: [] as string[] };
  for (const test of [...texts.keys()].filter((file) => TEST.test(file))) {
    const inputs = HOUSE.test(test) ? texts.keys() : [...inputsOf(test, graph), ...settings];
    const all = new Set(inputs);
    if (!all.intersection(changed).size) continue;
    if (WHOLE_PROGRAM.test(test) && !changed.has(test)) {
      plan.left.push(test);
      continue;
    }
    const hash = hashOf(all);
    if (passed[test] === hash) plan.unchanged.push(test);
    else plan.run[test] = hash;
  }
  return plan;
}
