/** What somebody looks for: tags by how much they matter, what their KPIs are about, and where they are. */
export interface Need {
  /** What it is about: an offer fits with one of these, or one below it. */
  topics: readonly WeightedTag[];
  /** Makes it fit better. */
  tags: readonly WeightedTag[];
  categories: readonly string[];
  place: { latitude: number; longitude: number } | null;
  /** Nobody is offered their own. */
  exceptOrganisation: number | null;
}

export interface WeightedTag {
  slug: string;
  weight: number;
}

/** What each reason counts; a topic outweighs all that is not one. */
export const weights = { topic: 10, tag: 2, category: 3, remote: 1 } as const;

/** Near is what can be driven to; the nearer, the better. */
export const nearness = [
  { withinKm: 25, counts: 4 },
  { withinKm: 50, counts: 3 },
  { withinKm: 100, counts: 2 },
  { withinKm: 200, counts: 1 },
] as const;

/** Farther away is not said to be near. */
export const nearKm = 100;
