import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text in both languages, as the delivered files write it. */
export type Texts<T = string> = { de: T; en: T };

const folder = join(import.meta.dirname, '../../catalogue');

/** A file of the content that comes with the program. */
export const readDelivered = <T>(name: string): T =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

/** From { name: { de, en } } to { de: { name }, en: { name } }. */
export function translated(fields: Record<string, Texts<unknown>>) {
  const inLanguage = (language: 'de' | 'en') =>
    Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts[language]]));
  return { de: inLanguage('de'), en: inLanguage('en') };
}
