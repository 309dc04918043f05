import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles, root, textOf } from './source-files.ts';

const LONGEST_FILE = 400;
/** This list may only become shorter. */
const TOO_LONG_FOR_NOW: readonly string[] = [];
const OUTSIDE = ['..', 'shared'].join('/');

const files = repositoryFiles();

test('no file is longer than 400 lines', () => {
  const long = files
    .filter((file) => /\.(ts|tsx|mjs|css|sql)$/.test(file) && !file.endsWith('.gen.ts'))
    .map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > LONGEST_FILE)
    .filter(({ file }) => !TOO_LONG_FOR_NOW.includes(file));
  expect(long).toEqual([]);
});

test('no exception is kept for a file that no longer needs it', () => {
  const needless = TOO_LONG_FOR_NOW.filter((file) => textOf(file).split('\n').length - 1 <= LONGEST_FILE);
  expect(needless).toEqual([]);
});

test('every command of package.json leads to a script that exists', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const missing = Object.values(scripts)
    .flatMap((command) => command.match(/\bscripts\/\S+/g) ?? [])
    .filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test('the repository speaks of itself only', () => {
  const isText = /\.(ts|tsx|mjs|js|json|md|css|sql|html|svg|txt|yml|yaml|sh|typ)$|(^|\/)(run|\.[a-z]+rc)$/;
  const speaking = files.filter((file) => isText.test(file)).filter((file) => textOf(file).includes(OUTSIDE));
  expect(speaking).toEqual([]);
});

test('keys of queries are made from the operations of the contract', () => {
  const written = files
    .filter((file) => file.startsWith('web/src/') && file !== 'web/src/lib/api/operation-query.ts')
    .filter((file) => /queryKey: \[\s*['"`A-Z]/.test(textOf(file)));
  expect(written).toEqual([]);
});

test('dialogs that ask for input are made with DialogForm', () => {
  const written = files
    .filter((file) => /^web\/src\/(features|domain)\//.test(file))
    .filter((file) => /useUnsavedInput|<form[^>]* className="contents"/.test(textOf(file)));
  expect(written).toEqual([]);
});

test('every write uses the code that repeats it after a deadlock and shares connections', () => {
  const around = files
    .filter((file) => /^server\/src\/(modules|platform)\//.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => !/^server\/src\/platform\/(database|backup)\//.test(file))
    .filter((file) =>
      /\.transaction\(\)|\bpool\.(query|connect)\b|\bstartTransaction\b|from 'pg'/.test(textOf(file)),
    );
  expect(around).toEqual([]);
});

test('the browser writes numbers, dates and orders without its own formats, the first of which takes a phone 150 ms', () => {
  // Country names are loaded only where a person chooses a country.
  const allowed = 'web/src/domain/company/country-name.ts';
  const written = files
    .filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith('web/src/design-system/gallery/') && file !== allowed)
    .filter((file) => /\bIntl\.|\.toLocale(Date|Time)?String\(|\.localeCompare\(/.test(textOf(file)));
  expect(written).toEqual([]);
});
