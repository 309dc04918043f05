import { Avatar as BaseAvatar } from '@base-ui/react/avatar';
import { cx } from '../behaviour/cx.ts';
import { initialsOf, toneOf } from './initials.ts';

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
}

const SIZE = { sm: 'size-[28px] text-micro', md: 'size-[34px] text-small', lg: 'size-[56px] text-h3' };

/** It is decorative, because the name is beside it. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  return (
    <BaseAvatar.Root
      aria-hidden="true"
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-surface-ink-2 leading-none font-strong text-on-ink select-none forced-colors:border',
        SIZE[size],
        className,
      )}
    >
      {src && <BaseAvatar.Image src={src} alt="" className="size-full object-cover" />}
      <BaseAvatar.Fallback>{initialsOf(name)}</BaseAvatar.Fallback>
    </BaseAvatar.Root>
  );
}

const MONOGRAM_TONE = [
  'bg-(--e-core) text-(--paper)',
  'bg-(--s-deep) text-(--paper)',
  'bg-(--g-core) text-(--paper)',
  'bg-(--e-deep) text-(--paper)',
  'bg-(--s-light) text-(--s-night)',
  'bg-(--g-deep) text-(--paper)',
];

const MONOGRAM_SIZE = { sm: 'size-[28px] text-micro', md: 'size-[34px] text-small', lg: 'size-16 text-h2' };

/** The initials have a background colour that depends on the name. */
export function Monogram({ name, src, size = 'md', className }: AvatarProps) {
  return (
    <BaseAvatar.Root
      aria-hidden="true"
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-[5px] leading-none font-[640] select-none forced-colors:border',
        src ? 'border border-line bg-(--paper)' : MONOGRAM_TONE[toneOf(name, MONOGRAM_TONE.length)],
        MONOGRAM_SIZE[size],
        className,
      )}
    >
      {src && <BaseAvatar.Image src={src} alt="" className="size-full object-contain p-[2px]" />}
      <BaseAvatar.Fallback className={src ? 'text-ink' : undefined}>{initialsOf(name)}</BaseAvatar.Fallback>
    </BaseAvatar.Root>
  );
}
