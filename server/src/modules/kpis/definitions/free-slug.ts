import { slugOf } from '../../../platform/text/slug.ts';

const longest = 70;

/** Returns a name for formulas and addresses that no other KPI has: "Ökostrom (Büro)" becomes oekostrom-buero. */
export function freeSlug(name: string, isTaken: (slug: string) => boolean): string {
  const base = slugOf(name, longest) || 'kpi';
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}
