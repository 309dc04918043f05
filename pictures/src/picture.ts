import type { Composition, Focus } from './composition.ts';
import { BOARD, type Form, type Mark } from './mark.ts';
import { block } from './primitives.ts';
import { colourOf, type Ground, type Sector } from './ramps.ts';
import { brokenRules } from './rules.ts';

/** An element needs a tag, attributes and children to be drawn, in SVG or in React. */
export interface Shape {
  readonly tag: 'circle' | 'rect' | 'path' | 'g';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children?: readonly Shape[];
}

export interface Picture {
  readonly sector: Sector;
  readonly ground: Ground;
  readonly focus: Focus;
  readonly shapes: readonly Shape[];
}

export function composePicture(composition: Composition): Picture {
  const broken = brokenRules(composition);
  if (broken.length > 0) throw new RangeError(`Not a picture: ${broken.join('; ')}`);
  const { sector, ground, figure, front = [], marker, graduation, focus } = composition;
  const backdrop = block(0, 0, BOARD.width, BOARD.height, ground);
  const marks = [backdrop, ...figure, graduation, marker, ...front];
  return { sector, ground, focus, shapes: shapesOf(marks, sector) };
}

export function shapesOf(marks: readonly Mark[], sector: Sector): Shape[] {
  return marks.map((mark) =>
    mark.tag === 'g'
      ? { tag: 'g', attributes: mark.geometry, children: shapesOf(mark.marks, sector) }
      : painted(mark, sector),
  );
}

function painted(form: Form, sector: Sector): Shape {
  const paint = form.stroked ? 'stroke' : 'fill';
  return { tag: form.tag, attributes: { ...form.geometry, [paint]: colourOf(sector, form.tone) } };
}
