/** Returns the bundled server of exactly these sources. */
export function ensureServerBuilt(): Promise<string>;
