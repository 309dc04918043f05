/** Folder of the web built from exactly these sources. */
export function ensureWebBuilt(): Promise<string>;
/** Name of that folder. */
export function nameOfWebBuild(environment: { NODE_ENV?: string; METRA_GALLERY?: string }): string;
