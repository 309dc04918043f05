import type { ClientFiles } from '@metra/contract/core/web-rendering';
import { expect, test } from 'vitest';
import { filesOf } from './client-files.ts';

const files: ClientFiles = {
  'src/app/main.tsx': {
    file: 'assets/app-1.js',
    name: 'app',
    isEntry: true,
    imports: ['_core-1.js', '_react-1.js'],
    dynamicImports: ['_goals-1.js', '_texts-goals-de-1.js', '_texts-core-de-1.js'],
  },
  '_react-1.js': { file: 'assets/react-1.js', name: 'react' },
  '_core-1.js': {
    file: 'assets/core-1.js',
    name: 'core',
    imports: ['_react-1.js'],
    css: ['assets/core-1.css'],
    assets: ['assets/archivo-first-1.woff2', 'assets/archivo-latin-1.woff2'],
  },
  '_goals-1.js': {
    file: 'assets/goals-1.js',
    name: 'goals',
    imports: ['_core-1.js', '_members-1.js'],
    dynamicImports: ['_goals-more-1.js'],
    css: ['assets/goals-1.css'],
  },
  '_members-1.js': {
    file: 'assets/members-1.js',
    name: 'members',
    imports: ['_core-1.js'],
    css: ['assets/members-1.css'],
  },
  '_goals-more-1.js': { file: 'assets/goals-more-1.js', name: 'goals-more' },
  '_texts-goals-de-1.js': { file: 'assets/texts-goals-de-1.js', name: 'texts-goals-de' },
  '_texts-core-de-1.js': { file: 'assets/texts-core-de-1.js', name: 'texts-core-de' },
};

test('a page names all that it will fetch for its first look, and nothing that comes later', () => {
  const page = filesOf(files, {
    entry: 'app',
    areas: ['goals'],
    texts: ['common', 'goals', 'dashboard'],
    language: 'de',
  });
  expect(page.entry).toBe('/assets/app-1.js');
  expect(page.scripts.toSorted()).toEqual([
    '/assets/core-1.js',
    '/assets/goals-1.js',
    '/assets/members-1.js',
    '/assets/react-1.js',
    '/assets/texts-core-de-1.js',
    '/assets/texts-goals-de-1.js',
  ]);
});

test('styles stand in the order in which they build on each other', () => {
  const { styles } = filesOf(files, { entry: 'app', areas: ['goals'], texts: [], language: 'de' });
  expect(styles).toEqual(['/assets/core-1.css', '/assets/members-1.css', '/assets/goals-1.css']);
});

test('only the letters that both languages need are loaded early', () => {
  const { fonts } = filesOf(files, { entry: 'app', areas: [], texts: [], language: 'en' });
  expect(fonts).toEqual(['/assets/archivo-first-1.woff2']);
});

test('a build without the entry is none', () => {
  expect(() => filesOf(files, { entry: 'site', areas: [], texts: [], language: 'de' })).toThrow('no site');
});
