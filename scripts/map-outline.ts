import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { type Point, projected, REGION } from '../web/src/features/marketplace/map/projection.ts';

type Pair = [number, number];
type Ring = Pair[];

const require = createRequire(import.meta.url);

/** The countries of Natural Earth (public domain), from the package `world-atlas`. */
const atlas: Atlas = require('world-atlas/countries-10m.json');

interface Atlas {
  type: 'Topology';
  arcs: Pair[][];
  transform: { scale: Pair; translate: Pair };
  objects: { countries: { geometries: { id?: string }[] } };
}

/** Germany, Austria, Switzerland and Liechtenstein as ISO 3166-1 numbers. */
const OWN = new Set(['276', '040', '756', '438']);
/** One unit of the map is a quarter to a third of a kilometre. */
const TOLERANCE = 2;
/** Islands smaller than this are left out. */
const SMALLEST = 60;

/** Returns the outline of the countries with most offers, and of their neighbours, as two paths for `use`. */
export function mapOutline(): string {
  const topology = { ...atlas, transform: undefined, arcs: atlas.arcs.map(readArc) };
  const paths = { own: '', abroad: '' };
  for (const country of atlas.objects.countries.geometries) {
    const { geometry } = feature(topology, country) as { geometry: Geometry };
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const drawn = polygons.flat().map(clipped).filter(isSeen).map(written).join('');
    paths[OWN.has(country.id ?? '') ? 'own' : 'abroad'] += drawn;
  }
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Made by `npm run generate`. -->',
    '<title>Natural Earth (public domain)</title>',
    ...Object.entries(paths).map(([id, d]) => `<path id="${id}" d="${d}"/>`),
    '</svg>',
    '',
  ].join('\n');
}

type Geometry = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] };

/** Countries share borders. A shared border is simplified once, so the countries still meet. */
function readArc(arc: readonly Pair[]): Ring {
  const { scale, translate } = atlas.transform;
  let [x, y] = [0, 0];
  const points = arc.map(([dx, dy]): Pair => {
    x += dx;
    y += dy;
    const longitude = x * scale[0] + translate[0];
    const latitude = Math.max(-80, Math.min(80, y * scale[1] + translate[1]));
    const at: Point = projected({ longitude, latitude });
    return [at.x, at.y];
  });
  return simplified(points).map(([a, b]): Pair => [Math.round(a), Math.round(b)]);
}

/** Douglas-Peucker: leaves out points that are closer to the line than the tolerance. */
function simplified(points: Ring): Ring {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let at = 0;
  for (let index = 1; index < points.length - 1; index += 1) {
    const away = distance(points[index] as Pair, first, last);
    if (away > farthest) [farthest, at] = [away, index];
  }
  if (farthest <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

function distance([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

const southEast = projected({ latitude: REGION.south, longitude: REGION.east });

/** Sutherland-Hodgman: cuts off what is beyond each edge of the map. */
function clipped(ring: Ring): Ring {
  const edges: [(point: Pair) => number][] = [
    [([x]) => x],
    [([x]) => southEast.x - x],
    [([, y]) => y],
    [([, y]) => southEast.y - y],
  ];
  return edges.reduce((points, [inside]) => {
    const kept: Ring = [];
    points.forEach((point, index) => {
      const before = points.at(index - 1) as Pair;
      const [here, there] = [inside(point), inside(before)];
      if (here >= 0 !== there >= 0) kept.push(between(before, point, there / (there - here)));
      if (here >= 0) kept.push(point);
    });
    return kept;
  }, ring);
}

const between = ([ax, ay]: Pair, [bx, by]: Pair, share: number): Pair => [
  Math.round(ax + (bx - ax) * share),
  Math.round(ay + (by - ay) * share),
];

const isSeen = (ring: Ring): boolean =>
  ring.length > 2 &&
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [px, py] = ring.at(index - 1) as Pair;
      return sum + px * y - x * py;
    }, 0),
  ) /
    2 >
    SMALLEST;

/** Steps between points are shorter to write than coordinates. */
function written(ring: Ring): string {
  let [x, y] = ring[0] as Pair;
  const steps = ring.slice(1).flatMap(([toX, toY]) => {
    const step = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return step[0] === 0 && step[1] === 0 ? [] : [step];
  });
  return `M${ring[0]?.join(' ')}l${steps
    .map((step) => step.join(' '))
    .join(' ')
    .replaceAll(' -', '-')}z`;
}
