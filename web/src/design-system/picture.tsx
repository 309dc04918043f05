import { type Crop, type Picture as Drawing, type Shape, viewBoxOf } from '@metra/pictures';
import { createElement, Fragment, type ReactElement } from 'react';
import { cx } from './cx.ts';

const FORM: Record<Crop, string> = {
  full: 'aspect-4/3 w-full',
  strip: 'size-full',
  thumbnail: 'h-[57px] w-[76px] shrink-0 rounded-chip',
};

export interface PictureProps {
  of: Drawing;
  /** `strip` fills the box it stands in, around the focus of the picture. */
  crop?: Crop;
  /** Empty beside a title, which is nearly always. */
  alt: string;
  className?: string | undefined;
}

export function Picture({ of, crop = 'full', alt, className }: PictureProps) {
  return (
    <svg
      viewBox={viewBoxOf(crop, of.focus)}
      preserveAspectRatio="xMidYMid slice"
      className={cx('block overflow-hidden forced-color-adjust-none', FORM[crop], className)}
      role="img"
      aria-label={alt}
      aria-hidden={alt === ''}
    >
      <Shapes of={of.shapes} />
    </svg>
  );
}

/** Shapes as elements, to be placed into an svg: pictures, columns and outlines are all made of them. */
export function Shapes({ of }: { of: readonly Shape[] }) {
  return createElement(Fragment, null, ...of.map(elementOf));
}

function elementOf({ tag, attributes, children = [] }: Shape): ReactElement {
  const { 'stroke-width': strokeWidth, ...others } = attributes;
  const properties = strokeWidth === undefined ? others : { ...others, strokeWidth };
  return createElement(tag, properties, ...children.map(elementOf));
}
