import type { PublicBlock } from '@metra/contract/shapes/content-blocks';
import { cx } from '../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../design-system/buttons/button-style.ts';
import type { FrameLink } from '../../design-system/frames/frame-parts.ts';
import { WrittenText } from '../../lib/formats/written-text.tsx';
import { TargetLink } from './rich-text-view.tsx';

interface CallToActionProps {
  block: Pick<Extract<PublicBlock, { type: 'callToAction' }>, 'title' | 'text' | 'label' | 'target'>;
  Link: FrameLink;
  /** It is as wide as the page instead of a panel within the text. */
  isBand?: boolean;
}

/** It contains the only yellow button of the page. */
export function CallToAction({ block, Link, isBand = false }: CallToActionProps) {
  const { title, text, label, target } = block;
  return (
    <section className={cx('bg-surface-ink text-on-ink', !isBand && 'rounded-panel')}>
      <div
        className={cx(
          'grid grid-cols-1 items-center gap-6 md:grid-cols-[minmax(0,1fr)_auto] md:gap-10',
          isBand ? 'wrap py-12 md:py-16' : 'p-6 md:p-8',
        )}
      >
        <div className="grid gap-3">
          <h2 className={isBand ? 'type-h1' : 'type-h2'}>
            <WrittenText>{title}</WrittenText>
          </h2>
          {text !== '' && (
            <p className="measure text-on-ink-muted">
              <WrittenText>{text}</WrittenText>
            </p>
          )}
        </div>
        <TargetLink
          target={target}
          Link={Link}
          label={label}
          className={cx(buttonClass({ variant: 'current', size: 'lg' }), 'max-md:w-full')}
        />
      </div>
    </section>
  );
}
