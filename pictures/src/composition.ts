import type { Mark } from './mark.ts';
import type { Ground, Sector } from './ramps.ts';

/** This point of the board stays visible when a picture is cropped. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** A picture has four parts. `front` is the piece of the figure that lies over marker and graduation. */
export interface Composition {
  readonly kind: 'goal' | 'measure';
  readonly sector: Sector;
  readonly ground: Ground;
  readonly figure: readonly Mark[];
  readonly front?: readonly Mark[];
  readonly marker: Mark;
  readonly graduation: Mark;
  readonly focus: Focus;
}
