import type { Point } from './distance.ts';
import { foldName } from './fold-name.ts';

/** A place of GeoNames (CC BY 4.0). */
export interface City extends Point {
  id: number;
  name: string;
  folded: string;
  country: string;
  /** The number that GeoNames gives the state or province. */
  region: string;
  population: number;
}

/** Parts of towns and abandoned places cannot be part of an address. */
const notAddressed = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

/** Local names of places that GeoNames lists under their English name. */
const localNames = new Map<string, Record<string, string>>([
  ['AT', { Vienna: 'Wien' }],
  ['DE', { Munich: 'München' }],
  ['LU', { Luxembourg: 'Luxemburg' }],
  ['NL', { 'The Hague': 'Den Haag' }],
]);

const field = { id: 1, name: 2, country: 3, kind: 7, region: 8, population: 9, longitude: 10, latitude: 11 };

/** Reads protocol buffers with one message per place. Coordinates are differences from the previous place. */
export function decodeCities(file: Buffer): City[] {
  const cities: City[] = [];
  let position = 0;
  let longitude = 0;
  let latitude = 0;

  function varint(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = file[position++] ?? 0;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 128;
    }
  }
  const signed = (value: number) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

  function text(length: number): string {
    position += length;
    return file.toString('utf8', position - length, position);
  }

  function city(end: number): City & { kind: string } {
    const read = { id: 0, name: '', country: '', region: '', kind: '', population: 0 };
    while (position < end) {
      const tag = varint();
      const value = varint();
      switch (tag >> 3) {
        case field.id:
          read.id = signed(value);
          break;
        case field.name:
          read.name = text(value);
          break;
        case field.country:
          read.country = text(value);
          break;
        case field.kind:
          read.kind = text(value);
          break;
        case field.region:
          read.region = text(value);
          break;
        case field.population:
          read.population = value;
          break;
        case field.longitude:
          longitude += signed(value);
          break;
        case field.latitude:
          latitude += signed(value);
          break;
        default:
          // Other texts are skipped.
          if ((tag & 7) === 2) position += value;
      }
    }
    return { ...read, folded: '', longitude: longitude / 1e5, latitude: latitude / 1e5 };
  }

  while (position < file.length) {
    const { kind, ...read } = city(varint() + position);
    if (notAddressed.has(kind)) continue;
    const name = localNames.get(read.country)?.[read.name] ?? read.name;
    cities.push({ ...read, name, folded: foldName(name) });
  }
  return cities;
}
