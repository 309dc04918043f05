/** Measures of colour for tests of the tokens: contrast after WCAG, and distance as colour-blind people see it. */
type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

export type Vision = 'normal' | 'protan' | 'deutan' | 'tritan';

/** Machado, Oliveira and Fernandes 2009, severity 1, in linear RGB. */
const VISION: Record<Vision, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Distance in OKLab, times 100. */
export function distance(one: string, other: string, vision: Vision): number {
  const [a, b] = [one, other].map((hex) => oklab(times(VISION[vision], linear(hex)))) as [Triple, Triple];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function oklab(rgb: Triple): Triple {
  const cones = times(
    TO_CONES,
    each(rgb, (value) => Math.min(1, Math.max(0, value))),
  );
  return times(TO_LAB, each(cones, Math.cbrt));
}

function times(matrix: Matrix, vector: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * vector[0] + b * vector[1] + c * vector[2];
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function each(vector: Triple, change: (value: number) => number): Triple {
  return [change(vector[0]), change(vector[1]), change(vector[2])];
}
