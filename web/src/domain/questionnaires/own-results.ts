import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { browserStorage } from '../../lib/storage/safe-storage.ts';

/** A result of answers that were given in this browser. Only here it is known what was answered. */
export interface OwnResult {
  id: string;
  questionnaireId: number;
  submissionId: string;
  createdAt: string;
  answers: readonly Answer[];
  /** On an account, where it is found again: gone from here with the sign-out. */
  isKept: boolean;
}

/** The same as in `has-own-results.ts`, which the application knows without all of this. */
const KEY = 'questionnaire-results';
const MOST = 20;

const isOwnResult = (value: unknown): value is OwnResult => {
  const it = value as Partial<OwnResult> | null;
  return (
    typeof it?.id === 'string' &&
    /^[\w-]{43}$/.test(it.id) &&
    typeof it.questionnaireId === 'number' &&
    typeof it.submissionId === 'string' &&
    typeof it.createdAt === 'string' &&
    Array.isArray(it.answers)
  );
};

/** The latest first. */
export function ownResults(): readonly OwnResult[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOwnResult) : [];
  } catch {
    // No longer whole: nobody can read it.
    return [];
  }
}

const write = (results: readonly OwnResult[]) =>
  results.length === 0
    ? browserStorage.removeItem(KEY)
    : browserStorage.setItem(KEY, JSON.stringify(results.slice(0, MOST)));

export const rememberResult = (result: OwnResult): void =>
  write([result, ...ownResults().filter(({ id }) => id !== result.id)]);

/** Those that no account keeps yet. */
export const resultsToKeep = (): readonly string[] =>
  ownResults()
    .filter(({ isKept }) => !isKept)
    .map(({ id }) => id);

export const markKept = (ids: readonly string[]): void =>
  write(ownResults().map((each) => (ids.includes(each.id) ? { ...each, isKept: true } : each)));

/** Whoever sits here next is nobody's business. */
export const forgetKeptResults = (): void => write(ownResults().filter(({ isKept }) => !isKept));

export const forgetResult = (id: string): void => write(ownResults().filter((each) => each.id !== id));
