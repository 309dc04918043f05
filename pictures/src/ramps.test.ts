import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { heroColumn } from './hero-columns.ts';
import { MARKER, RAMPS, type Sector } from './ramps.ts';
import { elementOf } from './to-svg.ts';

const tokens = readFileSync(new URL('../../web/src/design-system/tokens.css', import.meta.url), 'utf8');
const sectors: readonly Sector[] = ['e', 's', 'g'];

it.each(sectors)('the ramp of %s is the one of the design tokens', (sector) => {
  const inTokens = Object.keys(RAMPS[sector]).map(
    (tone) => new RegExp(`--${sector}-${tone}: (#[0-9a-f]{6})`).exec(tokens)?.[1],
  );
  expect(inTokens).toEqual(Object.values(RAMPS[sector]).map((colour) => colour.toLowerCase()));
});

it('the columns of the home page stand at 50, 40 and 60 per cent, each with one marker', () => {
  const columns = sectors.map(heroColumn);
  expect(columns.map(({ percent }) => percent)).toEqual([50, 40, 60]);
  for (const { shapes } of columns) {
    expect(shapes.map(elementOf).join('').split(MARKER)).toHaveLength(2);
  }
});
