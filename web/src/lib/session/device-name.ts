export interface Device {
  browser: string | undefined;
  system: string | undefined;
}

/** The order matters, because many browsers also name the browser they are based on. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgi?A?(iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Vivaldi)\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ (Mobile\/\S+ )?Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceOf(userAgent: string): Device {
  const named = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return {
    browser: named(BROWSERS),
    system: named(SYSTEMS),
  };
}
