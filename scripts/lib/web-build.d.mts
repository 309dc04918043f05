/** Folder of the web built from exactly these sources. */
export function ensureWebBuilt(): Promise<string>;
