import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text in both languages in the format of the delivered files. */
export type Texts<T = string> = { de: T; en: T };

const folder = join(import.meta.dirname, '../../catalogue');

/** A file of the delivered content. */
export const readDelivered = <T>(name: string): T =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

/** Converts { name: { de, en } } to { de: { name }, en: { name } }. */
export function translated(fields: Record<string, Texts<unknown>>) {
  const inLanguage = (language: 'de' | 'en') =>
    Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts[language]]));
  return { de: inLanguage('de'), en: inLanguage('en') };
}
