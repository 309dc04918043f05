import type { Composition } from './composition.ts';
import { BOARD, countPrimitives, formsIn, type Mark } from './mark.ts';
import type { Tone } from './ramps.ts';

const FIGURE_SIZE = { goal: { least: 3, most: 10 }, measure: { least: 1, most: 3 } } as const;
const LEAST_TONES = 3;

/** Says in words where a composition leaves the rule of the four parts; empty when it keeps it. */
export function brokenRules(composition: Composition): string[] {
  const { kind, ground, figure, front = [], marker, graduation } = composition;
  const wholeFigure = [...figure, ...front];
  const { least, most } = FIGURE_SIZE[kind];
  const primitives = countPrimitives(wholeFigure);
  // A goal's figure brings three tones of its own; a measure's small figure may count the ground.
  const tones = rampTones([...tonesOf(wholeFigure), ...(kind === 'measure' ? [ground] : [])]);
  const parts = [...wholeFigure, marker, graduation];

  return [
    primitives < least || primitives > most ? `the figure has ${primitives} primitives` : null,
    tones.size < LEAST_TONES ? `only ${tones.size} tones of the ramp` : null,
    yellowIn([marker]) === 1 ? null : 'the marker is not one yellow form',
    yellowIn([...wholeFigure, graduation]) === 0 ? null : 'there is yellow beside the marker',
    formsIn(graduation).some((form) => form.stroked) ? null : 'the graduation has no ticks',
    wholeFigure.flatMap(formsIn).some((form) => form.stroked) ? 'the figure is outlined' : null,
    ...offGrid(parts),
  ].filter((sentence) => sentence !== null);
}

function tonesOf(marks: readonly Mark[]): Tone[] {
  return marks.flatMap(formsIn).map((form) => form.tone);
}

function rampTones(tones: readonly Tone[]): Set<Tone> {
  return new Set(tones.filter((tone) => tone !== 'paper' && tone !== 'marker'));
}

function yellowIn(marks: readonly Mark[]): number {
  return tonesOf(marks).filter((tone) => tone === 'marker').length;
}

function offGrid(marks: readonly Mark[]): string[] {
  return marks
    .flatMap(formsIn)
    .filter((form) => form.anchors.some((length) => length % BOARD.quarterModule !== 0))
    .map((form) => `off the grid: ${form.tag} ${JSON.stringify(form.geometry)}`);
}
