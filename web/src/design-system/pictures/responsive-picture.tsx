import { cx } from '../behaviour/cx.ts';
import './responsive-picture.css';

/** A picture in several sizes and formats, as the API tells of it. */
export interface ResponsiveImage {
  /** For whatever reads no srcset. */
  url: string;
  width: number;
  height: number;
  /** As shares of width and height. */
  focus: { x: number; y: number };
  /** Empty: only decoration. */
  altText: string;
  sources: readonly { type: string; srcset: string }[];
}

export interface ResponsivePictureProps {
  image: ResponsiveImage;
  /** How wide it is shown, for example `(min-width: 860px) 50vw, 100vw`. */
  sizes: string;
  /** `eager` for the first large one of a page, which is then also fetched first. */
  loading?: 'lazy' | 'eager';
  /** Size and shape; without a height of its own the picture keeps its proportions. */
  className?: string | undefined;
}

const STEPS = 20;

const step = (axis: 'x' | 'y', share: number) => `picture-${axis}-${Math.round(share * STEPS)}`;

/** A photograph: the browser takes the size and format it needs, nothing moves when it comes, its focus stays in sight. */
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
