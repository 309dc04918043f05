import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { browserStorage } from '../../lib/storage/safe-storage.ts';

/** Only this browser knows the answers of the result. */
export interface OwnResult {
  id: string;
  questionnaireId: number;
  submissionId: string;
  createdAt: string;
  answers: readonly Answer[];
  /** The account has saved the result, so signing out removes it here. */
  isKept: boolean;
}

/** `has-own-results.ts` has the same key, so that the application need not load this file. */
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

export function ownResults(): readonly OwnResult[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOwnResult) : [];
  } catch {
    // The stored text is damaged.
    return [];
  }
}

const write = (results: readonly OwnResult[]) =>
  results.length === 0
    ? browserStorage.removeItem(KEY)
    : browserStorage.setItem(KEY, JSON.stringify(results.slice(0, MOST)));

export const rememberResult = (result: OwnResult): void =>
  write([result, ...ownResults().filter(({ id }) => id !== result.id)]);

export const resultsToSave = (): readonly string[] =>
  ownResults()
    .filter(({ isKept }) => !isKept)
    .map(({ id }) => id);

export const markSaved = (ids: readonly string[]): void =>
  write(ownResults().map((each) => (ids.includes(each.id) ? { ...each, isKept: true } : each)));

/** The next person at this browser must not see saved results. */
export const forgetSavedResults = (): void => write(ownResults().filter(({ isKept }) => !isKept));

export const forgetResult = (id: string): void => write(ownResults().filter((each) => each.id !== id));
