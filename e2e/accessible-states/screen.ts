import type { AccessibleState } from './area.ts';

/** A screen as it is when it has loaded. */
export const screen = (path: string): AccessibleState => ({ name: path, path });
