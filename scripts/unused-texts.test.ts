import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** These texts are shown when nothing else can be loaded. They are read by name and not by key. */
const IMPORTED_WHOLE = 'emergency';

const files = repositoryFiles();
const code = files
  .filter((file) => /^(web\/(src|build)|server\/src|contract\/src)\/.*\.tsx?$/.test(file))
  .filter((file) => !file.includes('.test.'))
  .map(textOf)
  .join('\n');

const keysIn = (ending: RegExp) => new Set(Array.from(code.matchAll(ending), ([key]) => key));
const whole = keysIn(/[\w-]+(?:\.[\w-]+)+(?=['"`])/g);
/** Finds keys that end with a value, such as `common.sector.${sector}`. */
const beginnings = keysIn(/[\w-]+(?:\.[\w-]+)*(?=\.\$\{)/g);

const isShown = (key: string): boolean =>
  whole.has(key) ||
  Array.from(key.matchAll(/\./g), ({ index }) => key.slice(0, index)).some((beginning) =>
    beginnings.has(beginning),
  );

test.each(
  files
    .filter((file) => /^web\/src\/locales\/de\/.*\.json$/.test(file))
    .filter((file) => basename(file, '.json') !== IMPORTED_WHOLE),
)('every text of %s is shown somewhere', (file) => {
  const keys = Object.keys(JSON.parse(textOf(file))).map((key) => `${basename(file, '.json')}.${key}`);
  expect(keys.filter((key) => !isShown(key))).toEqual([]);
});
