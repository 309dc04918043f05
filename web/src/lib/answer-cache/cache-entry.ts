import type { Account } from '@metra/contract/shapes/accounts';

/** The JSON is parsed only when a screen needs the answer. */
export interface CachedAnswer {
  at: number;
  json: string;
}

export interface CacheEntry {
  account: Account;
  /** The server confirmed the account at this time. */
  at: number;
  answers: ReadonlyMap<string, CachedAnswer>;
}

/** An entry is used only if it matches these values. */
export interface Circumstances {
  /** Another version of the product may not understand answers of this shape. */
  shapes: string;
  login: string;
  /** Answers contain names in the language of the request. */
  language: string;
  now: number;
}

/**
 * A weekly visitor still sees something at once. Older answers mislead more than they help, and Safari deletes
 * storage after seven days without a visit anyway.
 */
const LONGEST_MS = 7 * 24 * 60 * 60_000;

/** This is a tenth of a site's quota, so that unsaved input always has space. */
export const MOST_CHARACTERS = 500_000;

const isRecent = (at: unknown, now: number): at is number =>
  // A time in the future comes from a wrong clock, so the age of the entry is unknown.
  typeof at === 'number' && at <= now && now - at < LONGEST_MS;

export function readEntry(
  text: string | null,
  { shapes, login, language, now }: Circumstances,
): CacheEntry | null {
  const entry = parsed(text);
  if (entry?.shapes !== shapes || entry.login !== login) return null;
  if (!isRecent(entry.at, now) || typeof entry.account !== 'object' || entry.account === null) return null;
  const answers =
    entry.language === language && Array.isArray(entry.answers) ? entry.answers.filter(isAnswer) : [];
  return {
    // The same version of the product wrote it, so the type is right.
    account: entry.account as Account,
    at: entry.at,
    answers: new Map(
      answers.filter(([, at]) => isRecent(at, now)).map(([key, at, json]) => [key, { at, json }]),
    ),
  };
}

/** The newest answers win when space runs out. */
export function writeEntry(
  entry: CacheEntry,
  { shapes, login, language }: Omit<Circumstances, 'now'>,
): string {
  const { account, at } = entry;
  let room = MOST_CHARACTERS;
  const answers = [...entry.answers]
    .toSorted(([, a], [, b]) => b.at - a.at)
    .filter(([key, { json }]) => {
      const fits = key.length + json.length <= room;
      if (fits) room -= key.length + json.length;
      return fits;
    })
    .map(([key, answer]) => [key, answer.at, answer.json]);
  return JSON.stringify({ shapes, login, language, account, at, answers });
}

/** Two tabs of one login may have cached different answers; the newer answer wins. */
export function joinAnswers(
  mine: ReadonlyMap<string, CachedAnswer>,
  theirs: ReadonlyMap<string, CachedAnswer>,
): Map<string, CachedAnswer> {
  const joined = new Map(mine);
  for (const [key, answer] of theirs) {
    const own = joined.get(key);
    if (!own || own.at < answer.at) joined.set(key, answer);
  }
  return joined;
}

const SIGNED_LINK = /^(\/|https?:)\S*[?&]([\w-]+-)?signature=/i;

/** This replacer for `JSON.stringify` drops signed links, because they grant access and expire soon. */
export const withoutSignedLinks = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && SIGNED_LINK.test(value) ? '' : value;

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text ?? 'null');
    return typeof json === 'object' && json !== null ? { ...json } : null;
  } catch {
    return null;
  }
}

const isAnswer = (value: unknown): value is [key: string, at: number, json: string] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'number' &&
  typeof value[2] === 'string';
