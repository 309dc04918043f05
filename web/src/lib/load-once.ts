/** Fetches something for everybody who asks, once; a failure is forgotten, so that the next one tries again. */
export function loadOnce<Thing>(fetch: () => Promise<Thing>): () => Promise<Thing> {
  let thing: Promise<Thing> | undefined;
  return () => {
    thing ??= fetch().catch((error: unknown) => {
      thing = undefined;
      throw error;
    });
    return thing;
  };
}
