import { describe, expect, test } from 'vitest';
import { allImports } from './imports.ts';
import { missingPackages, setToInstall } from './lib/install-sets.mjs';
import { textOf } from './source-files.ts';

interface Entry {
  dev?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const product = { version: '1.0.0' };
const tool = { version: '1.0.0', dev: true };
const otherPlatform = { version: '1.0.0', optional: true, os: ['plan9'] };
const thisPlatform = { version: '1.0.0', optional: true, os: [process.platform] };

const locked = {
  '': {},
  web: {},
  'node_modules/@metra/web': { link: true },
  'node_modules/react': product,
  'node_modules/vitest': tool,
  'node_modules/binding-plan9': otherPlatform,
  'node_modules/binding': thisPlatform,
};
const started = {
  'node_modules/@metra/web': { link: true },
  'node_modules/react': product,
  'node_modules/binding': product,
};
const tested = { ...started, 'node_modules/vitest': tool };

describe('packages that are missing', () => {
  test('a start needs nothing that is only for tests, and nothing of other platforms', () => {
    expect(missingPackages('start', locked, started)).toEqual([]);
    expect(missingPackages('test', locked, started)).toEqual(['node_modules/vitest']);
    expect(missingPackages('test', locked, tested)).toEqual([]);
  });

  test('on a bare machine a start misses the product, its links and what is for this platform', () => {
    expect(missingPackages('start', locked, {})).toEqual([
      'node_modules/@metra/web',
      'node_modules/react',
      'node_modules/binding',
    ]);
  });

  test('another version is a missing package', () => {
    const older = { ...started, 'node_modules/react': { version: '0.9.0' } };
    expect(missingPackages('start', locked, older)).toEqual(['node_modules/react']);
  });
});

describe('a start', () => {
  test('on a bare machine installs its own set', () =>
    expect(setToInstall('start', locked, {})).toBe('start'));

  test('after tests installs everything, so that it removes nothing', () => {
    expect(setToInstall('start', locked, tested)).toBe('test');
    expect(setToInstall('test', locked, started)).toBe('test');
  });
});

describe('the lock file', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Entry> };
  const isOfStart = (name: string) => packages[`node_modules/${name}`]?.dev !== true;
  const nameIn = (target: string) => /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;

  test('brings with a start what the product and its build import', () => {
    const builds =
      /^((contract|pictures|server|web)\/src|web\/build|scripts\/lib)\/|^web\/vite\.config\.ts$|^scripts\/(start|bundle-server)\.mjs$/;
    const missing = allImports()
      .filter(({ file }) => builds.test(file) && !/\.test\.tsx?$/.test(file))
      .filter(({ target }) => `node_modules/${nameIn(target)}` in packages && !isOfStart(nameIn(target)))
      .map(({ file, line, target }) => `${file}:${line} ${target}`);
    expect(missing).toEqual([]);
  });

  test('brings no tool with a start but what the product has in it anyway', () => {
    const tools = Object.keys(packages['']?.devDependencies ?? {});
    expect(tools).toContain('vitest');
    expect(tools.filter(isOfStart)).toEqual(['@types/node', '@types/react', 'ajv', 'ajv-formats', 'yauzl']);
    expect(Object.keys(packages).filter((path) => path.includes('lighthouse'))).toEqual([]);
  });
});
