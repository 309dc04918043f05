/** The picture ramps of the three sectors. The same values stand in the web's tokens.css. */
export type Sector = 'e' | 's' | 'g';
export type RampTone = 'tint' | 'light' | 'mid' | 'core' | 'deep' | 'night';

/** Paper and the yellow marker belong to every sector. */
export type Tone = RampTone | 'paper' | 'marker';
export type Ground = Exclude<RampTone, 'mid'>;

type Ramp = Readonly<Record<RampTone, string>>;

export const RAMPS: Readonly<Record<Sector, Ramp>> = {
  e: {
    tint: '#DDF1EE',
    light: '#9FDAD3',
    mid: '#2BA79D',
    core: '#0B7A73',
    deep: '#00504E',
    night: '#002F30',
  },
  s: {
    tint: '#FCEADB',
    light: '#F8C396',
    mid: '#F0954A',
    core: '#D96416',
    deep: '#8F3D0C',
    night: '#4B2110',
  },
  g: {
    tint: '#E9E9FB',
    light: '#BBBCF3',
    mid: '#8484E1',
    core: '#4F48C0',
    deep: '#2F2784',
    night: '#1C174B',
  },
};

export const PAPER = '#FBFAF7';
export const MARKER = '#FEC92F';

export function colourOf(sector: Sector, tone: Tone): string {
  if (tone === 'paper') return PAPER;
  if (tone === 'marker') return MARKER;
  return RAMPS[sector][tone];
}
