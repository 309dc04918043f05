import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** The words of the interface, as the person reads them in this language. */
export function textsIn(language: Language) {
  const folder = join(import.meta.dirname, '../../web/src/locales', language);
  const files = new Map<string, Record<string, string>>();
  return (key: string, values: Record<string, string> = {}): string => {
    const [namespace = '', ...rest] = key.split('.');
    const known = files.get(namespace) ?? JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8'));
    files.set(namespace, known);
    const text: string | undefined = known[rest.join('.')];
    if (text === undefined) throw new Error(`There is no text for ${key}.`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `{${name}}`);
  };
}

export type Texts = ReturnType<typeof textsIn>;
