import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, distance } from '../../test/colour-measures.ts';

const SURFACES = ['bg', 'surface', 'surface-raised', 'surface-sunken'];
const SECTORS = ['e', 's', 'g'].map((sector) => `sector-${sector}`);
const STATES = ['success', 'warning', 'danger'];

interface Demand {
  ratio: number;
  colours: string[];
  grounds: string[];
}

const TEXT = 4.5;
const GRAPHIC = 3;

const demands: Demand[] = [
  { ratio: TEXT, colours: ['text', 'text-soft', 'text-muted'], grounds: [...SURFACES, 'current-value-soft'] },
  { ratio: TEXT, colours: ['on-ink', 'on-ink-muted'], grounds: ['surface-ink', 'surface-ink-2'] },
  { ratio: TEXT, colours: ['on-primary'], grounds: ['primary', 'primary-hover', 'primary-active'] },
  { ratio: TEXT, colours: ['on-danger'], grounds: ['danger', 'danger-hover'] },
  { ratio: TEXT, colours: ['on-current-value'], grounds: ['current-value'] },
  { ratio: GRAPHIC, colours: ['control-line'], grounds: ['bg', 'surface', 'surface-raised'] },
  { ratio: GRAPHIC, colours: ['current-value'], grounds: ['current-value-edge', 'focus-line'] },
  ...[...SECTORS, ...STATES].map((name) => ({
    ratio: TEXT,
    colours: [`${name}-text`],
    grounds: [...SURFACES, `${name}-soft`],
  })),
  ...[...SECTORS, ...STATES].map((name) => ({
    ratio: GRAPHIC,
    colours: [name],
    grounds: ['surface', `${name}-soft`],
  })),
];

describe.each(['light', 'dark'] as const)('the colours of the %s theme', (theme) => {
  const colour = colours(theme);

  it('stand out from what they stand on', () => {
    const tooFaint = demands.flatMap(({ ratio, colours: fronts, grounds }) =>
      fronts.flatMap((front) =>
        grounds
          .filter((ground) => contrast(colour(front), colour(ground)) < ratio)
          .map((ground) => `${front} on ${ground}`),
      ),
    );
    expect(tooFaint).toEqual([]);
  });

  it.each(['normal', 'protan', 'deutan', 'tritan'] as const)(
    'tell the sectors apart in %s vision',
    (vision) => {
      const [e = '', s = '', g = ''] = SECTORS.map(colour);
      const nearest = Math.min(distance(e, s, vision), distance(e, g, vision), distance(s, g, vision));
      expect(nearest).toBeGreaterThan(9);
    },
  );
});

/** The colours are hexadecimal and come before any media query. */
function colours(theme: 'light' | 'dark'): (name: string) => string {
  const [css = ''] = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').split('@media');
  const hex = '#[0-9a-f]{6}';
  const token = new RegExp(`--([a-z0-9-]+):\\s*(?:light-dark\\((${hex}),\\s*(${hex})\\)|(${hex}));`, 'gi');
  const found = new Map<string, string>();
  for (const [, name = '', light, dark, both] of css.matchAll(token)) {
    found.set(name, both ?? (theme === 'light' ? light : dark) ?? '');
  }
  return (name) => {
    const value = found.get(name);
    if (!value) throw new Error(`No token ${name}`);
    return value;
  };
}
