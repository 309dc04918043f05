import { DomainError } from '../../platform/http/domain-error.ts';
import type { Quota } from '../../platform/http/quota.ts';

/** The limit counts drafts, finished strategies and the active one. */
export const mostStrategies: Quota<number> = { full: 200, small: 10 };

export function assertStrategiesFit(count: number, most: number): void {
  if (count > most) throw new DomainError('strategy.limit_reached');
}
