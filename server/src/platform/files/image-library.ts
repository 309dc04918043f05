/** The large library is loaded with the first picture, so that no start waits for it. */
export const loadSharp = async () => (await import('sharp')).default;
export type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/**
 * The limit applies to all frames together. It is above what phone cameras produce and far below a decompression
 * bomb.
 */
export const inputPixels = 64_000_000;
