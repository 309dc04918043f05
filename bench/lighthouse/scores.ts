import type { Result } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];
export type Scores = Readonly<Record<Category, number>>;

type Judged = Pick<Result, 'categories' | 'audits'>;

/** What costs points in a category: those that cost most first. */
export function auditsBelow({ categories: judged, audits }: Judged, category: Category): string[] {
  const { auditRefs = [] } = judged[category] ?? {};
  return auditRefs
    .flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue } = audits[id] ?? {};
      if (weight === 0 || score === null || score === 1) return [];
      return [{ cost: weight * (1 - score), text: [id, title, displayValue].filter(Boolean).join(' · ') }];
    })
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ cost, text }) => `−${cost.toFixed(1)}  ${text}`);
}
