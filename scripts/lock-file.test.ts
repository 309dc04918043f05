import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };

/** Where Node would find a package that is asked for from this place: beside it, or in a folder above. */
function isFound(name: string, from: string): boolean {
  const steps = from === '' ? [] : from.split('/');
  return Array.from({ length: steps.length + 1 }, (_, up) => steps.slice(0, steps.length - up)).some(
    (folder) => [...folder, 'node_modules', name].join('/') in lock.packages,
  );
}

test('the lock file names what every package needs, for every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([place, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isFound(name, place))
      .map((name) => `${place} → ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry', () => {
  const named = Object.entries(lock.packages).filter(
    ([, { link, resolved }]) => !link && resolved !== undefined,
  );
  expect(named).toEqual([]);
});
