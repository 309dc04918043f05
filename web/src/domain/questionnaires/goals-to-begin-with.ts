import { browserStorage } from '../../lib/storage/safe-storage.ts';

const KEY = 'goals-to-begin-with';
const MOST = 3;

/** What somebody chose from a result, on the way to the wizard; a registration lies between. */
export const chooseGoalsToBegin = (goalIds: readonly number[]): void =>
  browserStorage.setItem(KEY, JSON.stringify(goalIds));

export function goalsToBeginWith(): readonly number[] | undefined {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(stored)) return undefined;
    return stored.filter((id) => Number.isSafeInteger(id)).slice(0, MOST);
  } catch {
    return undefined;
  }
}

export const forgetGoalsToBegin = (): void => browserStorage.removeItem(KEY);
