import { fallbackPicture } from './fallback.ts';
import { SERIES } from './goals/index.ts';
import { BOARD, formsIn, type Mark } from './mark.ts';
import { type Composition, composePicture, type Focus, type Picture } from './picture.ts';
import type { Sector } from './ramps.ts';
import type { Motif, Series } from './series.ts';

const drawn = new Map<string, Picture>();

/** The picture of a goal; one that nobody has drawn yet is put together from its name. */
export function goalPicture(slug: string, sector: Sector): Picture {
  const series = seriesOf(slug);
  if (!series) return fallbackPicture(slug, sector);
  return once(`goal ${slug}`, () => composePicture(compositionOf('goal', series, series.goal)));
}

/** The picture of a measure: its goal's ground and graduation with a small figure of its own. */
export function measurePicture(slug: string, goalSlug: string, sector: Sector): Picture {
  const series = seriesOf(goalSlug);
  const motif = series && own(series.measures, slug);
  if (!series || !motif) return fallbackPicture(slug, sector);
  return once(`measure ${slug}`, () => composePicture(compositionOf('measure', series, motif)));
}

export function compositionOf(kind: Composition['kind'], series: Series, motif: Motif): Composition {
  const { sector, ground, graduation } = series;
  return { kind, sector, ground, graduation, focus: centreOf(motif.reading), ...motif };
}

/** A picture is about its reading, so that is what stays in sight unless the motif says otherwise. */
function centreOf(reading: Mark): Focus {
  const form = formsIn(reading).find(({ tone }) => tone === 'reading');
  if (form?.tag === 'circle') return { x: Number(form.geometry.cx), y: Number(form.geometry.cy) };
  if (form?.tag !== 'rect') return { x: BOARD.width / 2, y: BOARD.height / 2 };
  const { x, y, width, height } = form.geometry;
  return { x: Number(x) + Number(width) / 2, y: Number(y) + Number(height) / 2 };
}

export interface DrawnGoal {
  readonly slug: string;
  readonly sector: Sector;
  readonly measures: readonly string[];
}

/** What has been drawn so far, by sector and in the order of the catalogue. */
export const DRAWN_GOALS: readonly DrawnGoal[] = Object.entries(SERIES).map(([slug, series]) => ({
  slug,
  sector: series.sector,
  measures: Object.keys(series.measures),
}));

function seriesOf(slug: string): Series | undefined {
  return own(SERIES, slug);
}

/** Slugs come from outside: 'constructor' is not a picture. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Drawn pictures never change, so a list composes each of them once. */
function once(key: string, draw: () => Picture): Picture {
  const known = drawn.get(key);
  if (known) return known;
  const picture = draw();
  drawn.set(key, picture);
  return picture;
}
