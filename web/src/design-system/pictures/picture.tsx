import { type Crop, type Picture as Drawing, type Shape, shareOf, viewBoxOf } from '@metra/pictures';
import { type CSSProperties, createElement, Fragment, type ReactElement } from 'react';
import { cx } from '../behaviour/cx.ts';
import './picture.css';

export interface PictureProps {
  of: Drawing;
  /** `strip` covers its container and keeps the focus of the picture visible. */
  crop?: Exclude<Crop, 'wide'>;
  /** It is empty beside a title, which is nearly always. */
  alt: string;
  className?: string | undefined;
}

const SIZE = { full: 'aspect-4/3 w-full', thumbnail: 'h-[57px] w-[76px] shrink-0 rounded-chip' } as const;

export function Picture({ of, crop = 'full', alt, className }: PictureProps) {
  if (crop !== 'strip') return <Board of={of} alt={alt} className={cx(SIZE[crop], className)} />;
  const { x, y } = shareOf(of.focus);
  return (
    <span
      className={cx('picture-strip', className)}
      style={{ '--focus-x': x, '--focus-y': y } as CSSProperties}
    >
      <Board of={of} alt={alt} />
    </span>
  );
}

function Board({ of, alt, className }: Pick<PictureProps, 'of' | 'alt' | 'className'>) {
  return (
    <svg
      viewBox={viewBoxOf('full', of.focus)}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      aria-hidden={alt === ''}
      className={cx('block overflow-hidden forced-color-adjust-none', className)}
    >
      <Shapes of={of.shapes} />
    </svg>
  );
}

/** Pictures, columns and outlines consist of such shapes inside an svg. */
export function Shapes({ of }: { of: readonly Shape[] }) {
  return createElement(Fragment, null, ...of.map(elementOf));
}

function elementOf({ tag, attributes, children = [] }: Shape): ReactElement {
  const { 'stroke-width': strokeWidth, ...others } = attributes;
  const properties = strokeWidth === undefined ? others : { ...others, strokeWidth };
  return createElement(tag, properties, ...children.map(elementOf));
}
