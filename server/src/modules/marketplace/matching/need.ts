/** A need: weighted tags, the categories of its KPIs, and a location. */
export interface Need {
  /** An offer matches if it has one of these tags or one below it. */
  topics: readonly WeightedTag[];
  /** These tags improve the match. */
  tags: readonly WeightedTag[];
  categories: readonly string[];
  place: { latitude: number; longitude: number } | undefined;
  /** The viewer's own organisation, which is left out. */
  exceptOrganisation: number | null;
}

export interface WeightedTag {
  slug: string;
  weight: number;
}

/** The points of each reason. One topic outweighs everything that is not a topic. */
export const weights = { topic: 10, tag: 2, category: 3, remote: 1 } as const;

/** Distances that can be driven count; closer ones count more. */
export const nearness = [
  { withinKm: 25, counts: 4 },
  { withinKm: 50, counts: 3 },
  { withinKm: 100, counts: 2 },
  { withinKm: 200, counts: 1 },
] as const;

/** Offers beyond this distance are not called near. */
export const nearKm = 100;
