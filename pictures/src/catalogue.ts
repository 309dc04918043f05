import type { Composition, Focus } from './composition.ts';
import { fallbackPicture } from './fallback.ts';
import { SERIES } from './goals/index.ts';
import { BOARD, formsIn, type Mark } from './mark.ts';
import { composePicture, type Picture } from './picture.ts';
import type { Sector } from './ramps.ts';
import type { Motif, Series } from './series.ts';

const drawn = new Map<string, Picture>();

/** A goal without a drawn picture gets one that is composed from its name. */
export function goalPicture(slug: string, sector: Sector): Picture {
  const series = seriesOf(slug);
  if (!series) return fallbackPicture(slug, sector);
  return once(`goal ${slug}`, () => composePicture(compositionOf('goal', series, series.goal)));
}

/** A measure has its goal's ground and graduation, and a small figure of its own. */
export function measurePicture(slug: string, goalSlug: string, sector: Sector): Picture {
  const series = seriesOf(goalSlug);
  const motif = series && own(series.measures, slug);
  if (!series || !motif) return fallbackPicture(slug, sector);
  return once(`measure ${slug}`, () => composePicture(compositionOf('measure', series, motif)));
}

export function compositionOf(kind: Composition['kind'], series: Series, motif: Motif): Composition {
  const { sector, ground, graduation } = series;
  return { kind, sector, ground, graduation, focus: centreOf(motif.marker), ...motif };
}

/** The marker is the subject of a picture, so it stays visible unless the motif names another focus. */
function centreOf(marker: Mark): Focus {
  const form = formsIn(marker).find(({ tone }) => tone === 'marker');
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

/** The drawn goals are listed by sector and in the order of the catalogue. */
export const DRAWN_GOALS: readonly DrawnGoal[] = Object.entries(SERIES).map(([slug, series]) => ({
  slug,
  sector: series.sector,
  measures: Object.keys(series.measures),
}));

function seriesOf(slug: string): Series | undefined {
  return own(SERIES, slug);
}

/** Slugs come from callers: 'constructor' is not a picture. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A drawn picture never changes, so it is composed once. */
function once(key: string, draw: () => Picture): Picture {
  const known = drawn.get(key);
  if (known) return known;
  const picture = draw();
  drawn.set(key, picture);
  return picture;
}
