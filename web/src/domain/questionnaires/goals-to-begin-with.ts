import { browserStorage } from '../../lib/storage/safe-storage.ts';

const KEY = 'goals-to-begin-with';
const MOST = 3;

/** A registration may come between the result and the wizard, so the choice is stored. */
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
