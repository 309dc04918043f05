import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

const root = join(import.meta.dirname, '../..');
const EXCEPTIONS = 'api.exceptions';

/** Error texts of the API come from the contract. */
const fileOf = (language: Language, namespace: string) =>
  namespace === EXCEPTIONS
    ? join(root, `contract/src/error-texts/${language}.json`)
    : join(root, `web/src/locales/${language}/${namespace}.json`);

/** The texts of the interface in this language. */
export function textsIn(language: Language) {
  const files = new Map<string, Record<string, string>>();
  return (key: string, values: Record<string, string> = {}): string => {
    const namespace = key.startsWith(`${EXCEPTIONS}.`) ? EXCEPTIONS : (key.split('.')[0] ?? '');
    const known = files.get(namespace) ?? JSON.parse(readFileSync(fileOf(language, namespace), 'utf8'));
    files.set(namespace, known);
    const text: string | undefined = known[key.slice(namespace.length + 1)];
    if (text === undefined) throw new Error(`There is no text for ${key}.`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `{${name}}`);
  };
}

export type Texts = ReturnType<typeof textsIn>;
