import type { Focus } from './composition.ts';
import type { Mark } from './mark.ts';
import type { Ground, Sector } from './ramps.ts';

export interface Motif {
  readonly figure: readonly Mark[];
  readonly front?: readonly Mark[];
  readonly marker: Mark;
  /** For the rare graduation that has to follow the figure it lies on. */
  readonly graduation?: Mark;
  readonly focus?: Focus;
}

/** A goal and its measures: one ground and one graduation, a figure and a marker for each. */
export interface Series {
  readonly sector: Sector;
  readonly ground: Ground;
  readonly graduation: Mark;
  readonly goal: Motif;
  readonly measures: Readonly<Record<string, Motif>>;
}
