import type { Image } from '@metra/contract/shapes/images';
import { cx } from '../../design-system/behaviour/cx.ts';
import styles from './content-image.module.css';

interface ContentImageProps {
  image: Image;
  /** The value has the format of `sizes`. */
  sizes: string;
  className?: string | undefined;
  /** The first picture of a page is loaded eagerly. */
  isFirst?: boolean;
  /** A decorative picture repeats what the text beside it says. */
  isDecoration?: boolean;
}

/** The browser chooses the format and size, and the focus stays visible in every crop. */
export function ContentImage({
  image,
  sizes,
  className,
  isFirst = false,
  isDecoration = false,
}: ContentImageProps) {
  const { url, width, height, sources, focus, altText } = image;
  return (
    <picture className="contents">
      {sources.map(({ type, srcset }) => (
        // Browsers lay out a source element, so in a grid it would take a cell.
        <source key={type} type={type} srcSet={srcset} sizes={sizes} className="hidden" />
      ))}
      <img
        src={url}
        alt={isDecoration ? '' : altText}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        // The content security policy forbids style attributes, so the position is given in tenths by
        // attributes.
        data-x={tenths(focus.x)}
        data-y={tenths(focus.y)}
        className={cx(styles.image, className)}
      />
    </picture>
  );
}

const tenths = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10);
