import { drawnAt, type MapFocus, type MapSize, type MapView, tenth } from './map-view.ts';
import styles from './place-map.module.css';
import { unitsOf } from './projection.ts';

const TICKS = 72;
const KM_STEP = 10;

export function Ring({
  focus: { place, radiusKm },
  view,
  size,
}: {
  focus: MapFocus;
  view: MapView;
  size: MapSize;
}) {
  const { x, y } = drawnAt(place, view);
  const radius = tenth(unitsOf(radiusKm, place) * view.scale);
  const hasRoom = x + radius + 56 < size.width;
  return (
    <g>
      <circle cx={x} cy={y} r={radius} className={styles.ring} />
      <path d={ringTicks(x, y, radius)} className={styles.tick} />
      <path d={ruleTicks(x, y, radius, radiusKm)} className={styles.tick} />
      <text
        x={hasRoom ? x + radius + 6 : x + radius - 8}
        y={hasRoom ? y + 4 : y - 8}
        textAnchor={hasRoom ? 'start' : 'end'}
        className={`${styles.name} ${styles.strong}`}
      >
        {radiusKm} km
      </text>
    </g>
  );
}

function ringTicks(x: number, y: number, radius: number): string {
  return Array.from({ length: TICKS }, (_, index) => {
    const angle = (index / TICKS) * 2 * Math.PI;
    const inner = radius - (index % 6 === 0 ? 9 : 5);
    const at = (from: number) => `${tenth(x + from * Math.cos(angle))} ${tenth(y + from * Math.sin(angle))}`;
    return `M${at(inner)}L${at(radius)}`;
  }).join('');
}

function ruleTicks(x: number, y: number, radius: number, radiusKm: number): string {
  const steps = Math.floor(radiusKm / KM_STEP);
  const ticks = Array.from({ length: steps }, (_, index) => {
    const at = tenth(x + (radius * (index + 1) * KM_STEP) / radiusKm);
    return `M${at} ${y}v${(index + 1) % 5 === 0 ? -7 : -4}`;
  });
  return `M${x} ${y}H${tenth(x + radius)}${ticks.join('')}`;
}
