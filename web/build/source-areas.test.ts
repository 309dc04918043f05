import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaFolders } from '../src/lib/guards/areas.ts';
import { areaOf, fixedChunkOf } from './source-areas.ts';

const source = join(import.meta.dirname, '../src');

test('every folder of an area is there, and every feature lies in one', () => {
  const folders = Object.values(areaFolders).flat();
  expect(folders.filter((folder) => !existsSync(join(source, folder)))).toEqual([]);
  const features = readdirSync(join(source, 'features'));
  expect(features.filter((feature) => !areaOf(join(source, 'features', feature, 'screen.tsx')))).toEqual([]);
});

test('a file outside of all areas has no area', () => {
  expect(areaOf('/metra/web/src/lib/guards/routes.ts')).toBeUndefined();
  expect(areaOf('/metra/node_modules/react/index.js')).toBeUndefined();
});

test('texts are in one file for each area and language, those of errors with what every screen says', () => {
  const nameOf = (id: string) => fixedChunkOf(id)?.name;
  expect(nameOf('/metra/web/src/locales/de/dashboard.json')).toBe('texts-goals-de');
  expect(nameOf('/metra/web/src/locales/en/goals.json')).toBe('texts-goals-en');
  expect(nameOf('/metra/contract/src/error-texts/de.json')).toBe('texts-core-de');
  // Imported by the program itself.
  expect(nameOf('/metra/web/src/locales/de/emergency.json')).toBeUndefined();
});

test('later calls lie in the core, and their file is where the rule looks for it', () => {
  const laterApi = join(source, 'lib/api/later-api.ts');
  expect(existsSync(laterApi)).toBe(true);
  expect(fixedChunkOf(laterApi)?.name).toBe('core');
});
