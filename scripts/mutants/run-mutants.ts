import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../source-files.ts';
import { exceptions } from './tenant/exceptions.ts';
import { allPredicates, type NumberedPredicate } from './tenant/switches.ts';
import type { Trial, UsedPredicates } from './tenant/used-predicates.ts';

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

const usesOfModules = new Map<string, UsedPredicates[]>();

/** Runs the tests of a module once, and returns which of them use which predicates. */
function usesOf(module: string): UsedPredicates[] {
  const known = usesOfModules.get(module);
  if (known) return known;
  const usedFile = join(folder, 'used');
  writeFileSync(usedFile, '');
  const status = vitest(['--project', 'uses', '--passWithNoTests', module], {
    USED_PREDICATES_FILE: usedFile,
  });
  if (status !== 0) throw new Error(`The tests of ${module} fail although no predicate is removed.`);
  const lines = readFileSync(usedFile, 'utf8').split('\n').filter(Boolean);
  const uses = lines.map((line): UsedPredicates => JSON.parse(line));
  usesOfModules.set(module, uses);
  return uses;
}

/** Returns the tests of a module that use one of the predicates. */
const trialsOf = (module: string, predicates: readonly NumberedPredicate[]): Trial[] =>
  predicates.flatMap(({ number }) =>
    usesOf(module).flatMap(({ file, tests }) => {
      const users = Object.keys(tests).filter((test) => tests[test]?.includes(number));
      return users.length > 0 ? [{ number, file: relative(root, file), tests: users }] : [];
    }),
  );

/** Returns the predicates whose removal no test of the module notices. */
function survivorsOfTests(module: string, predicates: readonly NumberedPredicate[]): NumberedPredicate[] {
  const trials = trialsOf(module, predicates);
  const [trialsFile, noticedFile] = [join(folder, 'trials.json'), join(folder, 'noticed')];
  writeFileSync(trialsFile, JSON.stringify(trials));
  writeFileSync(noticedFile, '');
  if (trials.length > 0)
    vitest(['--project', 'modules'], { TRIALS_FILE: trialsFile, NOTICED_FILE: noticedFile });
  const noticed = new Set(readFileSync(noticedFile, 'utf8').split('\n').filter(Boolean).map(Number));
  return predicates.filter(({ number }) => !noticed.has(number));
}

/** Its tests read views of several modules. */
const reports = 'server/src/modules/reports/';

const named = new Set(Object.values(exceptions).flat());
const survivors: NumberedPredicate[] = [];
for (const [module, predicates] of Map.groupBy(survivorsOfWalk(), moduleOf)) {
  const ofModule = survivorsOfTests(module, predicates);
  for (const predicate of module === reports ? ofModule : survivorsOfTests(reports, ofModule)) {
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
