import type { Result } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];
export type Scores = Readonly<Record<Category, number>>;

type Judged = Pick<Result, 'categories' | 'audits'>;

/** Returns points out of 100. */
export function scoresOf({ categories: judged }: Judged): Scores {
  const points = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((category) => [category, points(category)])) as Record<
    Category,
    number
  >;
}

/** Returns the audits that cost points in a category, the most expensive first. */
export function auditsBelow({ categories: judged, audits }: Judged, category: Category): string[] {
  const { auditRefs = [] } = judged[category] ?? {};
  return auditRefs
    .flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue, details } = audits[id] ?? {};
      if (weight === 0 || score === null || score === 1) return [];
      const text = [id, title, displayValue, ...examples(details)].filter(Boolean).join(' · ');
      return [{ cost: weight * (1 - score), text }];
    })
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ cost, text }) => `−${cost.toFixed(1)}  ${text}`);
}

/** Returns the first findings of an audit: an element, an address, or a kind of problem. */
function examples(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: Found[] };
  return items.slice(0, 3).flatMap((found) => found.node?.snippet ?? found.url ?? found.issueType ?? []);
}

interface Found {
  node?: { snippet?: string };
  url?: string;
  issueType?: string;
}
