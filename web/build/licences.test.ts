import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticesOf, packagesOf } from './licences.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('what is only for development, or our own, is no part of the product', () => {
  const packages = packagesOf({
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.2.3', license: 'MIT' },
      'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/same/node_modules/a': { version: '1.2.3', license: 'MIT' },
      'node_modules/dev': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/@metra/web': { link: true },
      'node_modules/@img/sharp-linux-arm64': { version: '2.0.0', license: 'Apache-2.0', cpu: ['arm64'] },
      'node_modules/@img/sharp-win32-x64': { version: '2.0.0', license: 'Apache-2.0', os: ['win32'] },
    },
  });
  expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@img/sharp 2.0.0',
    'a 1.2.3',
    'a 1.0.0',
  ]);
});

test('every package of the product says its licence, and everything else is named', () => {
  const packages = packagesOf(JSON.parse(read('package-lock.json')));
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(({ licence }) => licence === 'see the package')).toEqual([]);
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'fastify', 'pg']));
  const notices = noticesOf(read('NOTICE')).join('\n');
  for (const name of ['Archivo', 'GeoNames', 'EFRAG']) expect(notices).toContain(name);
});
