import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, Entry>;

const packagesIn = (folder: string): Packages =>
  (JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as { packages: Packages }).packages;

/** Node looks for a package beside the importing package and in the folders above. */
function isFound(packages: Packages, name: string, from: string): boolean {
  const steps = from === '' ? [] : from.split('/');
  return Array.from({ length: steps.length + 1 }, (_, up) => steps.slice(0, steps.length - up)).some(
    (folder) => [...folder, 'node_modules', name].join('/') in packages,
  );
}

describe.each(['.', 'bench/lighthouse'])('the lock file in %s', (folder) => {
  const packages = packagesIn(folder);

  test('names what every package needs, for every platform', () => {
    const missing = Object.entries(packages).flatMap(([place, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !isFound(packages, name, place))
        .map((name) => `${place} → ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('names no registry', () => {
    const named = Object.entries(packages).filter(
      ([, { link, resolved }]) => !link && resolved !== undefined,
    );
    expect(named).toEqual([]);
  });
});
