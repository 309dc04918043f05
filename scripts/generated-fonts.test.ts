import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFacesIn, generatedFonts } from './generated-fonts.ts';
import { repositoryFiles, textOf } from './source-files.ts';

const faces = fontFacesIn(textOf('web/src/design-system/fonts.css'));
const files = repositoryFiles();

test('the font files are what the styles say (run `npm run generate`)', async () => {
  for (const [path, content] of await generatedFonts()) {
    expect(readFileSync(path).equals(content), path).toBe(true);
  }
});

test('no character is in two files of ours', () => {
  const all = faces.flatMap(({ characters }) => [...characters]);
  expect(all.filter((character, index) => all.indexOf(character) !== index)).toEqual([]);
});

test('all that we say ourselves is written with the first file', () => {
  const [first, ...others] = faces.map(({ characters }) => new Set(characters));
  // Names that standards give to countries and substances are not our texts.
  const said = files
    .filter((file) =>
      /^(web\/src\/locales|contract\/src\/error-texts|server\/catalogue(?!\/standards))\/.*\.json$/.test(
        file,
      ),
    )
    // Code lists contain all countries of the world. A person who chooses one of those downloads the second
    // font file.
    .filter((file) => !file.startsWith('server/catalogue/standards/'))
    .map(textOf);
  const elsewhere = [...new Set(said.join(''))].filter(
    (character) => !first?.has(character) && others.some((other) => other.has(character)),
  );
  expect(elsewhere).toEqual([]);
});

test('every weight and width of the styles is one that the files have', () => {
  const [face] = faces;
  const styles = files.filter(
    (file) => /^web\/src\/.*\.(css|tsx)$/.test(file) && !file.endsWith('/fonts.css'),
  );
  const used = (pattern: RegExp) =>
    styles.flatMap((file) => [...textOf(file).matchAll(pattern)].map(([, value]) => Number(value)));
  const weights = used(/(?:font-weight: |font: |--fw-\w+: |\bfont-\[)(\d{3})\b/g);
  const widths = used(/(?:font-stretch: |--wdth-\w+: )(\d+)%/g);
  expect(weights.length).toBeGreaterThan(10);
  expect(widths.length).toBeGreaterThan(4);
  expect(weights.filter((weight) => face && (weight < face.weight.min || weight > face.weight.max))).toEqual(
    [],
  );
  expect(widths.filter((width) => face && (width < face.width.min || width > face.width.max))).toEqual([]);
});
