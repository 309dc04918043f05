import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compositionOf, DRAWN_GOALS, goalPicture, measurePicture } from './catalogue.ts';
import { fallbackPicture } from './fallback.ts';
import { SERIES } from './goals/index.ts';
import { countPrimitives, formsIn } from './mark.ts';
import type { Picture, Shape } from './picture.ts';
import { MARKER, PAPER, RAMPS, type Sector } from './ramps.ts';

interface CatalogueGoal {
  slug: string;
  sector: Sector;
  measures: string[];
}

const catalogue = JSON.parse(
  readFileSync(new URL('../../server/catalogue/goals.json', import.meta.url), 'utf8'),
) as CatalogueGoal[];

const drawings = Object.entries(SERIES).flatMap(([slug, series]) => [
  {
    slug,
    composition: compositionOf('goal', series, series.goal),
    picture: goalPicture(slug, series.sector),
  },
  ...Object.entries(series.measures).map(([measure, motif]) => ({
    slug: measure,
    composition: compositionOf('measure', series, motif),
    picture: measurePicture(measure, slug, series.sector),
  })),
]);

function leaves(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => (shape.children ? leaves(shape.children) : [shape]));
}

function coloursOf(picture: Picture): string[] {
  return leaves(picture.shapes).map(({ attributes }) => String(attributes.fill ?? attributes.stroke));
}

describe('the catalogue', () => {
  it('has a drawing for every goal and every measure it offers, in the same order', () => {
    expect(DRAWN_GOALS).toEqual(catalogue.map(({ slug, sector, measures }) => ({ slug, sector, measures })));
  });

  it('never shows two neighbours of a sector on the same ground', () => {
    const grounds = (sector: Sector) =>
      DRAWN_GOALS.filter((goal) => goal.sector === sector).map(
        (goal) => goalPicture(goal.slug, sector).ground,
      );
    for (const sector of ['e', 's', 'g'] as const) {
      const list = grounds(sector);
      expect(list.filter((ground, index) => ground === list[index - 1])).toEqual([]);
    }
  });

  it('shows nothing twice', () => {
    const looks = drawings.map(({ picture }) => JSON.stringify(picture.shapes));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('puts measures on the ground of their goal', () => {
    for (const { slug, sector, measures } of DRAWN_GOALS) {
      const { ground } = goalPicture(slug, sector);
      expect(measures.map((measure) => measurePicture(measure, slug, sector).ground)).toEqual(
        measures.map(() => ground),
      );
    }
  });

  it('draws each picture once', () => {
    expect(goalPicture('cut-emissions', 'e')).toBe(goalPicture('cut-emissions', 'e'));
  });

  it.each(['no-such-goal', 'constructor', '__proto__', ''])('puts a picture together for %j', (slug) => {
    expect(goalPicture(slug, 's')).toEqual(fallbackPicture(slug, 's'));
    expect(measurePicture(slug, 'cut-emissions', 'e')).toEqual(fallbackPicture(slug, 'e'));
    expect(measurePicture('waste-audit', slug, 'e')).toEqual(fallbackPicture('waste-audit', 'e'));
  });
});

describe.each(drawings)('$slug', ({ composition, picture }) => {
  const figure = [...composition.figure, ...(composition.front ?? [])];

  it('has exactly one yellow marker', () => {
    expect(coloursOf(picture).filter((colour) => colour === MARKER)).toHaveLength(1);
  });

  it('has exactly one graduation', () => {
    const ticked = picture.shapes.filter((shape) =>
      leaves([shape]).some(({ attributes }) => attributes.stroke),
    );
    expect(ticked).toHaveLength(1);
  });

  it('has a figure of the right size', () => {
    const [least, most] = composition.kind === 'goal' ? [3, 10] : [1, 3];
    expect(countPrimitives(figure)).toBeGreaterThanOrEqual(least);
    expect(countPrimitives(figure)).toBeLessThanOrEqual(most);
  });

  it('uses at least three tones, all of its own ramp', () => {
    const ramp: string[] = Object.values(RAMPS[picture.sector]);
    const used = new Set(coloursOf(picture));
    expect([...used].filter((colour) => ![...ramp, PAPER, MARKER].includes(colour))).toEqual([]);
    expect([...used].filter((colour) => ramp.includes(colour)).length).toBeGreaterThanOrEqual(3);
  });

  it('lies on the quarter-module grid', () => {
    const lengths = [...figure, composition.marker, composition.graduation]
      .flatMap(formsIn)
      .flatMap(({ anchors }) => anchors);
    expect(lengths.filter((length) => length % 10 !== 0)).toEqual([]);
  });

  it('keeps its focus on the board', () => {
    expect(picture.focus.x).toBeGreaterThanOrEqual(0);
    expect(picture.focus.x).toBeLessThanOrEqual(320);
    expect(picture.focus.y).toBeGreaterThanOrEqual(0);
    expect(picture.focus.y).toBeLessThanOrEqual(240);
  });
});
