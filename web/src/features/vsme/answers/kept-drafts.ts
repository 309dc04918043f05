import type { DatapointWrite } from '@metra/contract/operations/disclosures';
import { isLanguage, type Language } from '../../../lib/i18n/languages.ts';
import type { KeyValueStorage } from '../../../lib/storage/safe-storage.ts';
import type { RawRow } from '../table/table-rows.ts';
import type { RawInput } from './raw-input.ts';

/** What is to be written, whatever version it is written over. */
export type Body = Omit<DatapointWrite, 'version'>;

/** An answer that was typed and is not acknowledged, with all that is needed to send it without its page. */
export interface KeptDraft {
  year: number;
  name: string;
  code: string;
  label: string;
  raw: RawInput | readonly RawRow[];
  /** In which its numbers were typed; null where an earlier version of the program did not write it down. */
  language: Language | null;
  /** The version it was made from. */
  version: number;
  /** What the person wanted to be saved; null while they are still typing. */
  body: Body | null;
}

export const draftKey = ({ year, name }: Pick<KeptDraft, 'year' | 'name'>): string => `${year} ${name}`;

/** Keeps drafts one by one: a table of two thousand rows does not make every other key stroke slow. */
export function keptDraftsIn(storage: KeyValueStorage, owner: string) {
  const list = `vsme-answers:${owner}`;
  const place = (key: string) => `${list}:${key}`;

  function keys(): readonly string[] {
    const known = parsed(storage.getItem(list));
    return Array.isArray(known) ? known.filter((key) => typeof key === 'string') : [];
  }

  return {
    read: (): readonly KeptDraft[] =>
      keys().flatMap((key) => {
        const draft = parsed(storage.getItem(place(key)));
        return isDraft(draft) ? [{ ...draft, language: languageOf(draft) }] : [];
      }),
    keep(draft: KeptDraft) {
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

const languageOf = ({ language }: Partial<Pick<KeptDraft, 'language'>>): Language | null =>
  typeof language === 'string' && isLanguage(language) ? language : null;

const isDraft = (value: unknown): value is KeptDraft =>
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
