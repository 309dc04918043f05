import type { Account } from '@metra/contract/shapes/accounts';

/** An answer as it is kept: when it was given, and its JSON, which is read only when somebody wants to see it. */
export interface KeptAnswer {
  at: number;
  json: string;
}

/** Everything that is kept of one login. */
export interface KeptEntry {
  account: Account;
  /** When the server last said that this is the account. */
  at: number;
  answers: ReadonlyMap<string, KeptAnswer>;
}

/** What an entry has to fit to be of use. */
export interface Circumstances {
  /** Which shapes answers have: those of another version of the product would not be understood. */
  shapes: string;
  login: string;
  /** Answers carry names in the language they were asked for in. */
  language: string;
  now: number;
}

/**
 * From Monday to Monday: whoever comes once a week still sees something at once. What is older misleads more than it
 * helps, and Safari drops what pages keep after seven days without a visit anyway.
 */
const LONGEST_MS = 7 * 24 * 60 * 60_000;

/** A tenth of what browsers give a site, so that there is always room for input that waits to be saved. */
export const MOST_CHARACTERS = 500_000;

const isRecent = (at: unknown, now: number): at is number =>
  // A time to come was written by a clock that is wrong: nobody knows how old it is.
  typeof at === 'number' && at <= now && now - at < LONGEST_MS;

/** What was kept, as far as it is of use now. */
export function readEntry(
  text: string | null,
  { shapes, login, language, now }: Circumstances,
): KeptEntry | null {
  const entry = parsed(text);
  if (entry?.shapes !== shapes || entry.login !== login) return null;
  if (!isRecent(entry.at, now) || typeof entry.account !== 'object' || entry.account === null) return null;
  const answers =
    entry.language === language && Array.isArray(entry.answers) ? entry.answers.filter(isAnswer) : [];
  return {
    // Written by this same version of the product.
    account: entry.account as Account,
    at: entry.at,
    answers: new Map(
      answers.filter(([, at]) => isRecent(at, now)).map(([key, at, json]) => [key, { at, json }]),
    ),
  };
}

/** The newest answers that have room. */
export function writeEntry(
  entry: KeptEntry,
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

/** What two tabs of one login have kept: of each answer the newer one. */
export function joinAnswers(
  mine: ReadonlyMap<string, KeptAnswer>,
  theirs: ReadonlyMap<string, KeptAnswer>,
): Map<string, KeptAnswer> {
  const joined = new Map(mine);
  for (const [key, answer] of theirs) {
    const own = joined.get(key);
    if (!own || own.at < answer.at) joined.set(key, answer);
  }
  return joined;
}

const SIGNED_LINK = /^(\/|https?:)\S*[?&]([\w-]+-)?signature=/i;

/** For `JSON.stringify`. Whoever has a signed link may read the file, and it does not live long: none is kept. */
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
