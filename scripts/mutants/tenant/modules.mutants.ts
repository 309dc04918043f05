import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, type RunnerTask } from 'vitest';
import { root } from '../../source-files.ts';
import { pathOf } from './test-paths.ts';
import { type Trial, WHOLE_FILE } from './used-predicates.ts';

const { TRIALS_FILE = '', NOTICED_FILE = '' } = process.env;
const trials: Trial[] = JSON.parse(readFileSync(TRIALS_FILE, 'utf8'));

/** Predicates whose removal made a test fail that otherwise passes. */
const noticed = new Set<number>();

const hasFailed = (task: RunnerTask): boolean =>
  task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(hasFailed));

/** Lets the other tests of a suite be skipped, and the whole suite if none is left. */
function keepOnly(tests: ReadonlySet<string>, task: RunnerTask, of: RunnerTask): boolean {
  const isKept =
    'tasks' in task
      ? task.tasks.filter((child) => keepOnly(tests, child, of)).length > 0
      : tests.has(WHOLE_FILE) || tests.has(pathOf(task, of));
  if (!isKept) task.mode = 'skip';
  return isKept;
}

interface Run extends Trial {
  name: string;
  removed: number;
  isWanted: () => boolean;
  ended: (isRed: boolean) => void;
}

/** Reads a test file once more, under an address of its own, so that its tests run once more in this process. */
function runOnceMore({ name, removed, file, tests, isWanted, ended }: Run): void {
  describe(name, () => {
    const address = `${pathToFileURL(join(root, file))}?${encodeURIComponent(name)}`;
    const { suite: inner } = describe(file, () => import(address));
    let isRed = false;
    beforeAll(() => {
      if (!inner) return;
      if (!isWanted()) inner.mode = 'skip';
      else keepOnly(new Set(tests), inner, inner);
      tenantSwitches.removed = removed;
    });
    beforeEach(({ skip, onTestFailed }) => {
      skip(isRed, 'An earlier test has failed.');
      onTestFailed(() => {
        isRed = true;
      });
    });
    afterAll(() => {
      tenantSwitches.removed = -1;
      if (isWanted()) ended(inner !== undefined && hasFailed(inner));
    });
  });
}

for (const trial of trials) {
  const { number } = trial;
  let isSuspected = false;
  runOnceMore({
    ...trial,
    name: `${number} removed`,
    removed: number,
    isWanted: () => !noticed.has(number),
    ended: (isRed) => {
      isSuspected = isRed;
    },
  });
  // A test that fails without its neighbours says nothing about the predicate.
  runOnceMore({
    ...trial,
    name: `${number} kept`,
    removed: -1,
    isWanted: () => isSuspected,
    ended: (isRed) => {
      if (isRed) return;
      noticed.add(number);
      appendFileSync(NOTICED_FILE, `${number}\n`);
    },
  });
}
