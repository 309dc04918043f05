import type { Language } from '@metra/contract/primitives';

/** Taken by `scripts/take-screens.ts`: `<screen>-<language>-<theme>.avif`. Every browser that the styles are made for reads AVIF. */
const files = import.meta.glob<string>('./screens/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

const SCREENS = ['dashboard', 'goal', 'values'] as const;

/** A screen of the product, by day and by night. */
export interface ScreenPictures {
  name: (typeof SCREENS)[number];
  light: string;
  dark: string;
}

/** The server reads them for the document: the browser needs those of one language only. */
export function screensIn(language: Language): readonly ScreenPictures[] {
  const file = (name: string, theme: string) => files[`./screens/${name}-${language}-${theme}.avif`] ?? '';
  return SCREENS.map((name) => ({ name, light: file(name, 'light'), dark: file(name, 'dark') }));
}
