import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

const included = (config: string): string[] => JSON.parse(textOf(config)).include;

const isIncluded = (file: string) =>
  file.startsWith('web/') ||
  included('tsconfig.json').some((path) => matchesGlob(file, path) || file.startsWith(`${path}/`));

test('the compiler checks every file, in the program of the pages or in that of the rest', () => {
  const files = repositoryFiles().filter((file) => /\.tsx?$/.test(file));
  expect(files.filter((file) => !isIncluded(file))).toEqual([]);
  expect(included('web/tsconfig.json')).toEqual(['.']);
});
