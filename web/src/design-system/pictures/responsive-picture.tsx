import { cx } from '../behaviour/cx.ts';
import './responsive-picture.css';

/** The API returns this object. */
export interface ResponsiveImage {
  /** Browsers without srcset use it. */
  url: string;
  width: number;
  height: number;
  /** The focus is given as shares of width and height. */
  focus: { x: number; y: number };
  /** An empty text means that the picture is decorative. */
  altText: string;
  sources: readonly { type: string; srcset: string }[];
}

export interface ResponsivePictureProps {
  image: ResponsiveImage;
  /** The width on the page, for example `(min-width: 860px) 50vw, 100vw`. */
  sizes: string;
  /** `eager` is for the first large picture of a page, which is then downloaded first. */
  loading?: 'lazy' | 'eager';
  /** The class sets size and shape; without a height the picture keeps its proportions. */
  className?: string | undefined;
}

const STEPS = 20;

const step = (axis: 'x' | 'y', share: number) => `picture-${axis}-${Math.round(share * STEPS)}`;

/**
 * The browser chooses size and format, the layout does not move when the picture arrives, and its focus stays
 * visible.
 */
export function ResponsivePicture({ image, sizes, loading = 'lazy', className }: ResponsivePictureProps) {
  const { url, width, height, focus, altText, sources } = image;
  return (
    <picture className={cx('responsive-picture contents', step('x', focus.x), step('y', focus.y))}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={url}
        alt={altText}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        fetchPriority={loading === 'eager' ? 'high' : 'auto'}
        className={cx('block h-auto w-full', className)}
      />
    </picture>
  );
}
