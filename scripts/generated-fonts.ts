import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './source-files.ts';

const STYLES = 'web/src/design-system/fonts.css';
const WHOLE = 'node_modules/@fontsource-variable/archivo/files';

/** Our font files, and the files of the whole font that contain their characters. */
const SOURCES: Readonly<Record<string, string>> = {
  'archivo-first': 'archivo-latin-wdth-normal',
  'archivo-latin': 'archivo-latin-wdth-normal',
  'archivo-latin-ext': 'archivo-latin-ext-wdth-normal',
};

/** Kerning, ligatures, marks, forms of languages, and digits of equal width. We use no other features. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];

export interface FontFace {
  readonly name: string;
  readonly characters: string;
  readonly weight: Range;
  readonly width: Range;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Returns our font files as the styles need them: path and content. */
export function generatedFonts(): Promise<[path: string, content: Uint8Array][]> {
  const faces = fontFacesIn(readFileSync(join(root, STYLES), 'utf8'));
  return Promise.all(
    faces.map(async (face) => [join(dirname(STYLES), 'fonts', `${face.name}.woff2`), await cut(face)]),
  );
}

function cut({ name, characters, weight, width }: FontFace): Promise<Uint8Array> {
  const whole = readFileSync(join(root, WHOLE, `${SOURCES[name]}.woff2`));
  return subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight, wdth: width },
    keepFeatures: FEATURES,
  });
}

/** Returns the rules for our own font files, and ignores system fonts and the whole font. */
export function fontFacesIn(css: string): FontFace[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const name = /url\("\.\/fonts\/([\w-]+)\.woff2"\)/.exec(rule)?.[1];
    if (name === undefined) return [];
    return [
      {
        name,
        characters: charactersOf(/unicode-range:([^;]*);/.exec(rule)?.[1] ?? ''),
        weight: rangeOf(/font-weight: (\d+) (\d+);/.exec(rule)),
        width: rangeOf(/font-stretch: (\d+)% (\d+)%;/.exec(rule)),
      },
    ];
  });
}

const rangeOf = (match: RegExpExecArray | null): Range => ({
  min: Number(match?.[1]),
  max: Number(match?.[2]),
});

function charactersOf(unicodeRange: string): string {
  return [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
