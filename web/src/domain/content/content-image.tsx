import type { Image } from '@metra/contract/shapes/images';
import { cx } from '../../design-system/behaviour/cx.ts';
import styles from './content-image.module.css';

interface ContentImageProps {
  image: Image;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  className?: string | undefined;
  /** The first thing on the page: not to be waited for. */
  isFirst?: boolean;
  /** It only repeats what stands beside it. */
  isDecoration?: boolean;
}

/** A picture in the best format and size the browser takes; what must stay in sight does, however it is cropped. */
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
        // Browsers lay it out: within a grid it would take a cell.
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
        // The security policy lets no document carry styles of its own: tenths are as good.
        data-x={tenths(focus.x)}
        data-y={tenths(focus.y)}
        className={cx(styles.image, className)}
      />
    </picture>
  );
}

const tenths = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10);
