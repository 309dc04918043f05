import budgets from '../budgets.json' with { type: 'json' };
import type { Budget } from './metrics.ts';

export const caches = ['empty', 'filled'] as const;
export type Cache = (typeof caches)[number];

/** Screens with the same budget. */
export type BudgetGroup = Exclude<keyof typeof budgets.web, 'every'>;

type BudgetByCache = Partial<Record<Cache, Budget>>;

export function budgetOf(group: BudgetGroup, cache: Cache): Budget {
  const own: BudgetByCache = budgets.web[group];
  return { ...budgets.web.every[cache], ...own[cache] };
}
