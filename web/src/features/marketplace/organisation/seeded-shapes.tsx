import { toneOf } from '../../../design-system/pictures/initials.ts';

interface SeededShapesProps {
  sector: 'e' | 's' | 'g';
  seed: string;
}

const WIDTH = 416;
const HEIGHT = 312;
const TONES = ['deep', 'mid', 'light'] as const;

/** Three shapes in the colours of a sector replace a missing picture. */
export function SeededShapes({ sector, seed }: SeededShapesProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block size-full"
    >
      <rect width={WIDTH} height={HEIGHT} fill={`var(--${sector}-core)`} />
      {TONES.map((tone, index) => (
        <Shape key={tone} fill={`var(--${sector}-${tone})`} seed={`${seed} ${index}`} at={index} />
      ))}
    </svg>
  );
}

function Shape({ fill, seed, at }: { fill: string; seed: string; at: number }) {
  const size = 90 + toneOf(seed, 70);
  const x = 40 + at * 118 + toneOf(`${seed} x`, 40);
  const kind = toneOf(`${seed} kind`, 3);
  if (kind === 0) return <circle cx={x + 40} cy={HEIGHT - size * 0.7} r={size * 0.7} fill={fill} />;
  if (kind === 1)
    return <path d={`M${x - size / 2} ${HEIGHT}a${size} ${size} 0 0 1 ${size * 2} 0z`} fill={fill} />;
  return <rect x={x} y={HEIGHT - size * 1.3} width={size} height={size * 1.3} fill={fill} />;
}
