/** Loaded with the first picture: a large library that no start has to wait for. */
export const loadSharp = async () => (await import('sharp')).default;
export type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** Of all frames together: more than any camera of a phone takes, far less than a bomb unpacks to. */
export const inputPixels = 64_000_000;
