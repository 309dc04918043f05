/** The suggestion begins with the typed text. */
export type Suggestion =
  | { kind: 'term'; text: string; alsoFinds: string | null; count: number }
  | { kind: 'offer' | 'organisation'; text: string; detail: string | null; href: string };

/** Without an answer there is nothing to offer, and the search works all the same. */
export async function suggestionsFor(typed: string): Promise<readonly Suggestion[]> {
  try {
    const { api } = await import('../../../lib/api/api.ts');
    const { terms, offers, organisations } = await api.offers.suggestions({
      query: { query: typed.slice(0, 100) },
    });
    return [
      ...terms.map(({ term, alsoFinds, count }) => ({ kind: 'term' as const, text: term, alsoFinds, count })),
      ...offers.map(({ id, title, organisation }) => ({
        kind: 'offer' as const,
        text: title,
        detail: organisation,
        href: `/marketplace/offers/${id}`,
      })),
      ...organisations.map(({ slug, name }) => ({
        kind: 'organisation' as const,
        text: name,
        detail: null,
        href: `/organisations/${slug}`,
      })),
    ];
  } catch {
    return [];
  }
}
