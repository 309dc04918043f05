import { cx } from '../../../design-system/behaviour/cx.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { type Label, placedLabels } from './map-labels.ts';
import { drawnAt, isDrawn, type MapFocus, type MapSize, type MapView, mapView } from './map-view.ts';
import type { Mark } from './marks.ts';
import outline from './outline.svg?no-inline';
import styles from './place-map.module.css';
import type { Point } from './projection.ts';
import { Ring } from './ring.tsx';
import { Section } from './section.tsx';
import { TOWNS } from './towns.ts';

interface PlaceMapProps {
  /** The map centres on this place and its radius. */
  focus: (MapFocus & { name: string }) | null;
  marks: readonly Mark[];
  /** The pointer is on this mark or its entry in the list. */
  present?: number | null;
  onPresent?: (id: number | null) => void;
  size: MapSize;
}

/**
 * The map is drawn from our own data, so nobody else learns what people look at. A list beside it has the same
 * contents.
 */
export function PlaceMap({ focus, marks, present = null, onPresent, size }: PlaceMapProps) {
  const view = mapView(size, focus);
  const middle = focus && drawnAt(focus.place, view);
  const shown = marks.flatMap((mark): Drawn[] => {
    const at = drawnAt(mark, view);
    if (!isDrawn(at, size)) return [];
    // A mark in the centre moves down, because the name of the place is drawn there.
    const isHere = middle !== null && isNear(at, middle);
    return [{ ...mark, isHere, at: isHere ? { x: middle.x, y: middle.y + 17 } : at }];
  });
  const { language } = useTranslate();
  const labels = labelsOf(shown, focus, view, size, language);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has a name, and a title would appear over every mark
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.map}>
      <rect width={size.width} height={size.height} className={styles.sea} />
      <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`} strokeWidth={1 / view.scale}>
        <use href={`${outline}#abroad`} className={styles.abroad} />
        <use href={`${outline}#own`} className={styles.own} />
      </g>
      {focus?.hasRing && <Ring focus={focus} view={view} size={size} />}
      {labels.towns.map(({ at, text }) => (
        <circle key={text} cx={at.x} cy={at.y} r="2" className={styles.town} />
      ))}
      <g>
        {labels.towns.map((label) => (
          <Name key={label.text} label={label} />
        ))}
      </g>
      {shown.map((mark) => (
        <MarkLink
          key={mark.town}
          mark={mark}
          isPresent={present !== null && mark.ids.includes(present)}
          onPresent={onPresent}
        />
      ))}
      <g>
        {labels.marks.map((label) => (
          <Name key={label.text} label={label} isStrong />
        ))}
        {focus && <FocusName focus={focus} view={view} />}
      </g>
      {focus && <Section view={view} size={size} />}
    </svg>
  );
}

type Drawn = Mark & { at: Point; isHere: boolean };

function labelsOf(
  shown: readonly Drawn[],
  focus: PlaceMapProps['focus'],
  view: MapView,
  size: MapSize,
  language: 'de' | 'en',
): { marks: Label[]; towns: Label[] } {
  const inset = { left: size.width - 92, right: size.width, top: 0, bottom: 116 };
  const middle = focus && drawnAt(focus.place, view);
  const taken = [
    ...(focus ? [inset] : []),
    ...(middle
      ? [{ left: middle.x - 100, right: middle.x + 10, top: middle.y - 26, bottom: middle.y + 8 }]
      : []),
  ];
  const marks = placedLabels(
    shown.map(({ at, town, ids, isHere }) => ({
      at,
      text: [!isHere && town, ids.length > 1 && ids.length].filter(Boolean).join(' '),
    })),
    size,
    taken,
  );
  const names = new Set(shown.map(({ town }) => town));
  const around = shown.map(({ at }) => ({
    left: at.x - 8,
    right: at.x + 8,
    top: at.y - 8,
    bottom: at.y + 8,
  }));
  const written = marks.map(({ x, y, anchor, text }) => {
    const wide = text.length * 6.6;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
    return { left, right: left + wide, top: y - 12, bottom: y + 4 };
  });
  const isTaken = (at: Point) => [...around, ...written].some((box) => isIn(at, box));
  const towns = TOWNS.filter(({ name }) => !names.has(name))
    .map((town) => ({
      at: drawnAt(town, view),
      text: language === 'en' ? (town.english ?? town.name) : town.name,
    }))
    .filter(({ at }) => isDrawn(at, size) && !isTaken(at) && !(middle && isNear(at, middle)));
  return {
    marks,
    towns: placedLabels(towns, size, [...taken, ...around, ...written]).slice(
      0,
      Math.max(3, 7 - marks.length),
    ),
  };
}

const isIn = ({ x, y }: Point, box: { left: number; right: number; top: number; bottom: number }) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 18;

function Name({ label: { x, y, anchor, text }, isStrong = false }: { label: Label; isStrong?: boolean }) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={cx(styles.name, isStrong && styles.strong)}>
      {text}
    </text>
  );
}

function FocusName({ focus, view }: { focus: NonNullable<PlaceMapProps['focus']>; view: MapView }) {
  const { x, y } = drawnAt(focus.place, view);
  return (
    <>
      <circle cx={x} cy={y} r="6" className={styles.here} />
      <text x={x - 8} y={y - 10} textAnchor="end" className={cx(styles.name, styles.strong)}>
        {focus.name}
      </text>
    </>
  );
}

interface MarkLinkProps {
  mark: Drawn;
  isPresent: boolean;
  onPresent: PlaceMapProps['onPresent'];
}

function MarkLink({ mark, isPresent, onPresent }: MarkLinkProps) {
  const { t } = useTranslate();
  const [first = 0] = mark.ids;
  const { x, y } = mark.at;
  return (
    <a
      href={`#offer-${first}`}
      aria-label={t('market.map.mark', { town: mark.town, count: mark.ids.length })}
      className={styles.link}
      onPointerEnter={() => onPresent?.(first)}
      onPointerLeave={() => onPresent?.(null)}
      onFocus={() => onPresent?.(first)}
      onBlur={() => onPresent?.(null)}
    >
      <circle cx={x} cy={y} r="14" className={styles.target} />
      {isPresent && <circle cx={x} cy={y} r="11" className={styles.present} />}
      <MarkShape sector={mark.sector} isOpen={mark.isOpen} x={x} y={y} />
    </a>
  );
}

interface MarkShapeProps {
  sector: 'e' | 's' | 'g';
  /** Only the outline: reached at a distance. */
  isOpen: boolean;
  x: number;
  y: number;
}

const TONE = { e: styles.e, s: styles.s, g: styles.g };

function MarkShape({ sector, isOpen, x, y }: MarkShapeProps) {
  const className = cx(styles.mark, TONE[sector], isOpen && styles.open);
  if (sector === 'e') return <circle cx={x} cy={y} r="6" className={className} />;
  if (sector === 'g') return <rect x={x - 5.5} y={y - 5.5} width="11" height="11" className={className} />;
  return <path d={`M${x - 7.5} ${y + 3.5}a7.5 7.5 0 0 1 15 0z`} className={className} />;
}
