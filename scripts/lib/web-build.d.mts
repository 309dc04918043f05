export function ensureWebBuilt(): Promise<string>;
