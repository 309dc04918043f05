import type { AccessibleState } from './area.ts';

/** A loaded screen. */
export const screen = (path: string): AccessibleState => ({ name: path, path });
