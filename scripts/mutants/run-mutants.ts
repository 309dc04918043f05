import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../source-files.ts';
import { exceptions } from './tenant/exceptions.ts';
import { allPredicates, type NumberedPredicate, type UsedPredicates } from './tenant/switches.ts';

/**
 * Removes each tenant predicate of the server, one after the other, and lists those whose removal no test notices:
 * `npm run mutants -- tenant`, or `npm run mutants -- tenant 'reports|standards'` for files whose path matches.
 */
const [kind, part = ''] = process.argv.slice(2);
if (kind !== 'tenant') {
  console.error('Which mutants? There is only: npm run mutants -- tenant');
  process.exit(1);
}

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

const isWanted = (name: string) => new RegExp(part).test(name);

const folder = mkdtempSync(join(tmpdir(), 'metra-mutants-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

/** Runs tests in which predicates can be removed, and returns the exit code. */
function vitest(args: readonly string[], environment: Record<string, string>): number | null {
  const command = join(root, 'node_modules/.bin/vitest');
  const env = { ...process.env, ...environment };
  const options = ['run', '--config', 'scripts/mutants/vitest.config.ts', ...args];
  return spawnSync(command, options, { cwd: root, env, stdio: 'ignore' }).status;
}

/** Returns the predicates that the walk over all operations can do without. */
function survivorsOfWalk(): NumberedPredicate[] {
  const outputFile = join(folder, 'walk.json');
  vitest(['--project', 'walk', '--reporter=json', `--outputFile=${outputFile}`], { MUTANTS_OF: part });
  const report: Report = JSON.parse(readFileSync(outputFile, 'utf8'));
  const [whole, ...mutants] = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  if (whole?.status !== 'passed') throw new Error('The walk fails although no predicate is removed.');
  const survived = new Set(mutants.filter(({ status }) => status === 'failed').map(({ title }) => title));
  return allPredicates().filter(({ name }) => survived.has(name));
}

const moduleOf = ({ file }: NumberedPredicate) =>
  /^server\/src\/modules\/[^/]+\//.exec(file)?.[0] ?? `${dirname(file)}/`;

/** Runs the tests of a module, and returns the test files that use each predicate. */
function testsByPredicate(module: string): Map<number, string[]> {
  const usedFile = join(folder, 'used');
  rmSync(usedFile, { force: true });
  const status = vitest(['--project', 'modules', '--passWithNoTests', module], {
    USED_PREDICATES_FILE: usedFile,
  });
  if (status !== 0) throw new Error(`The tests of ${module} fail although no predicate is removed.`);
  const tests = new Map<number, string[]>();
  if (!existsSync(usedFile)) return tests;
  for (const line of readFileSync(usedFile, 'utf8').trim().split('\n')) {
    const { file, used }: UsedPredicates = JSON.parse(line);
    for (const number of used) tests.set(number, [...(tests.get(number) ?? []), file]);
  }
  return tests;
}

function survives({ number }: NumberedPredicate, tests: readonly string[]): boolean {
  if (tests.length === 0) return true;
  return vitest(['--project', 'modules', '--bail=1', ...tests], { REMOVED_PREDICATE: `${number}` }) === 0;
}

const named = new Set(Object.values(exceptions).flat());
const survivors: NumberedPredicate[] = [];
for (const [module, predicates] of Map.groupBy(survivorsOfWalk(), moduleOf)) {
  const tests = testsByPredicate(module);
  for (const predicate of predicates) {
    if (!survives(predicate, tests.get(predicate.number) ?? [])) continue;
    survivors.push(predicate);
    if (!named.has(predicate.name)) console.log(`survives: ${predicate.name} (line ${predicate.line})`);
  }
}
const survived = new Set(survivors.map(({ name }) => name));
const stale = [...named].filter((name) => isWanted(name) && !survived.has(name));
for (const name of stale) console.log(`needs no exception: ${name}`);
const count = allPredicates().filter(({ file }) => isWanted(file)).length;
const unnamed = survivors.filter(({ name }) => !named.has(name)).length;
console.log(`${count} predicates, ${survivors.length} survive, ${unnamed} of them without a reason.`);
process.exitCode = unnamed + stale.length === 0 ? 0 : 1;
