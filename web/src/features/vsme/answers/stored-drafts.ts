import { isLanguage, type Language } from '../../../lib/i18n/languages.ts';
import type { KeyValueStorage } from '../../../lib/storage/safe-storage.ts';
import type { RawRow } from '../table/table-rows.ts';
import type { Body } from './answer-shapes.ts';
import type { RawInput } from './raw-input.ts';

/** The server has not acknowledged this answer. It contains all that is needed to send it without its page. */
export interface StoredDraft {
  year: number;
  name: string;
  code: string;
  label: string;
  raw: RawInput | readonly RawRow[];
  /** The numbers were typed in this language. It is null in drafts of earlier versions of the program, which did not store it. */
  language: Language | null;
  /** The draft was made from this version. */
  version: number;
  /** It is null while the person is still typing. */
  body: Body | null;
}

export const draftKey = ({ year, name }: Pick<StoredDraft, 'year' | 'name'>): string => `${year} ${name}`;

/** Each draft is stored under its own key, so that a table of two thousand rows does not make every other key stroke slow. */
export function storedDraftsIn(storage: KeyValueStorage, owner: string) {
  const list = `vsme-answers:${owner}`;
  const place = (key: string) => `${list}:${key}`;

  function keys(): readonly string[] {
    const known = parsed(storage.getItem(list));
    return Array.isArray(known) ? known.filter((key) => typeof key === 'string') : [];
  }

  return {
    read: (): readonly StoredDraft[] =>
      keys().flatMap((key) => {
        const draft = parsed(storage.getItem(place(key)));
        return isDraft(draft) ? [{ ...draft, language: languageOf(draft) }] : [];
      }),
    keep(draft: StoredDraft) {
      const key = draftKey(draft);
      storage.setItem(place(key), JSON.stringify(draft));
      const known = keys();
      if (!known.includes(key)) storage.setItem(list, JSON.stringify([...known, key]));
    },
    forget(key: string) {
      storage.removeItem(place(key));
      const left = keys().filter((known) => known !== key);
      if (left.length === 0) storage.removeItem(list);
      else storage.setItem(list, JSON.stringify(left));
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const languageOf = ({ language }: Partial<Pick<StoredDraft, 'language'>>): Language | null =>
  typeof language === 'string' && isLanguage(language) ? language : null;

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'year' in value &&
  typeof value.year === 'number' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'version' in value &&
  typeof value.version === 'number' &&
  'raw' in value &&
  (typeof value.raw === 'string' || Array.isArray(value.raw));
