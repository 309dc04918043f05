import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'reading' | 'outline-on-ink';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active',
  secondary: 'border-control-line bg-surface text-text hover:border-text',
  quiet: 'border-transparent text-text-soft tint-hover hover:text-text',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
  /** The main action on ink, where ink itself would vanish. */
  reading: 'border-transparent bg-reading text-on-reading hover:brightness-105',
  'outline-on-ink': 'border-on-ink/35 text-on-ink hover:border-on-ink',
};

const SIZE: Record<ButtonSize, string> = {
  sm: 'min-h-(--control-sm) gap-1.5 text-ui',
  md: 'min-h-(--control) gap-2 text-body',
  lg: 'min-h-13 gap-2 text-h3',
};

/* While loading, half of spinner plus gap is taken from each side, so that the button keeps its width to the pixel. */
const PADDING: Record<
  ButtonSize,
  { usual: string; narrow: string; besideSpinner: string; narrowBesideSpinner: string }
> = {
  sm: { usual: 'px-3.5', narrow: 'px-2.5', besideSpinner: 'px-[3px]', narrowBesideSpinner: 'px-0 -mx-px' },
  md: { usual: 'px-4', narrow: 'px-3', besideSpinner: 'px-1', narrowBesideSpinner: 'px-0' },
  lg: { usual: 'px-6', narrow: 'px-4', besideSpinner: 'px-3', narrowBesideSpinner: 'px-1' },
};

export interface ButtonStyle {
  variant: ButtonVariant;
  size: ButtonSize;
  /** A spinner stands where there was nothing before. */
  madeRoomForSpinner?: boolean;
}

export function buttonClass({ variant, size, madeRoomForSpinner = false }: ButtonStyle): string {
  const padding = PADDING[size];
  const narrow = variant === 'quiet';
  return cx(
    'inline-flex shrink-0 items-center justify-center rounded-control border font-medium leading-[1.2] whitespace-nowrap select-none no-underline',
    'transition-[background-color,border-color,color,transform] active:translate-y-px',
    'aria-disabled:cursor-default aria-disabled:active:translate-y-0',
    'data-disabled:not-aria-busy:opacity-55 data-disabled:not-aria-busy:pointer-events-none aria-busy:pointer-events-none',
    VARIANT[variant],
    SIZE[size],
    madeRoomForSpinner
      ? narrow
        ? padding.narrowBesideSpinner
        : padding.besideSpinner
      : narrow
        ? padding.narrow
        : padding.usual,
  );
}
