import type { MapSize, MapView } from './map-view.ts';
import { tenth } from './map-view.ts';
import outline from './outline.svg?no-inline';
import styles from './place-map.module.css';
import { projected } from './projection.ts';

const WIDE = 72;
const HIGH = 96;
const corners = [
  projected({ latitude: 55.3, longitude: 5.4 }),
  projected({ latitude: 45.6, longitude: 17.4 }),
] as const;
const scale = Math.min(WIDE / (corners[1].x - corners[0].x), HIGH / (corners[1].y - corners[0].y));

export function Section({ view, size }: { view: MapView; size: MapSize }) {
  const inset = (value: number, from: number) => tenth((value - from) * scale);
  const left = inset(-view.x / view.scale, corners[0].x);
  const top = inset(-view.y / view.scale, corners[0].y);
  return (
    <svg
      x={size.width - WIDE - 12}
      y="12"
      width={WIDE}
      height={HIGH}
      aria-hidden="true"
      className={styles.inset}
    >
      <rect width={WIDE} height={HIGH} className={styles.insetGround} />
      <g transform={`scale(${scale}) translate(${-corners[0].x} ${-corners[0].y})`} strokeWidth={1 / scale}>
        <use href={`${outline}#own`} className={styles.own} />
      </g>
      <rect
        x={left}
        y={top}
        width={tenth((size.width / view.scale) * scale)}
        height={tenth((size.height / view.scale) * scale)}
        className={styles.section}
      />
    </svg>
  );
}
