import { cx } from '../../design-system/behaviour/cx.ts';
import { initialsOf, toneOf } from '../../design-system/pictures/initials.ts';

interface OrganisationTileProps {
  name: string;
  logoUrl: string | null;
  size?: keyof typeof SIZE;
  className?: string | undefined;
}

const TONES = [
  'bg-(--e-core) text-(--paper)',
  'bg-(--s-deep) text-(--paper)',
  'bg-(--g-core) text-(--paper)',
  'bg-(--e-deep) text-(--paper)',
  'bg-(--g-deep) text-(--paper)',
];

const SIZE = {
  md: 'size-12 text-body',
  lg: 'size-12 text-body md:size-[56px] md:text-lead',
  xl: 'size-20 text-h2 md:size-[112px] md:text-h1',
};

/** It is decorative, because the name is beside it. It uses no library, because public pages must stay small. */
export function OrganisationTile({ name, logoUrl, size = 'md', className }: OrganisationTileProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-control leading-none font-strong select-none forced-colors:border',
        logoUrl ? 'border border-line bg-(--paper) text-ink' : TONES[toneOf(name, TONES.length)],
        SIZE[size],
        className,
      )}
    >
      {logoUrl ? (
        <img src={logoUrl} alt="" loading="lazy" className="size-full object-contain p-1" />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
