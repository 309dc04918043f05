import { cx } from '../behaviour/cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'current' | 'outline-on-ink';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active',
  secondary: 'border-control-line bg-surface text-text hover:border-text',
  quiet: 'border-transparent text-text-soft tint-hover hover:text-text',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
  /** This variant is for the main action on an ink background, where ink would be invisible. */
  current: 'border-transparent bg-current-value text-on-current-value hover:brightness-105',
  'outline-on-ink': 'border-on-ink/35 text-on-ink hover:border-on-ink',
};

const SIZE: Record<ButtonSize, string> = {
  sm: 'min-h-(--control-sm) text-ui',
  md: 'min-h-(--control) text-body',
  lg: 'min-h-[52px] text-h3',
};

/* Spinner and gap take half of their width from each side, so that a loading button keeps its width. */
const PADDING: Record<ButtonSize, { wide: string; narrow: string }> = {
  sm: { wide: 'px-[14px]', narrow: 'px-[10px]' },
  md: { wide: 'px-4', narrow: 'px-3' },
  lg: { wide: 'px-6', narrow: 'px-4' },
};
const PADDING_BESIDE_SPINNER: Record<ButtonSize, { wide: string; narrow: string }> = {
  sm: { wide: 'px-1', narrow: 'px-0' },
  md: { wide: 'px-[5px]', narrow: 'px-px' },
  lg: { wide: 'px-[13px]', narrow: 'px-[5px]' },
};
const GAP: Record<ButtonSize, string> = { sm: 'gap-[6px]', md: 'gap-2', lg: 'gap-2' };
const GAP_BESIDE_SPINNER: Record<ButtonSize, string> = { sm: 'gap-1', md: 'gap-[6px]', lg: 'gap-[6px]' };

export interface ButtonStyle {
  variant: ButtonVariant;
  size: ButtonSize;
  /** The button has no icon that the spinner could replace. */
  madeRoomForSpinner?: boolean;
}

export function buttonClass({ variant, size, madeRoomForSpinner = false }: ButtonStyle): string {
  const breadth = variant === 'quiet' ? 'narrow' : 'wide';
  return cx(
    'inline-flex shrink-0 items-center justify-center rounded-control border font-medium leading-[1.2] whitespace-nowrap select-none no-underline',
    'transition-[background-color,border-color,color,transform] active:translate-y-px',
    'aria-disabled:cursor-default aria-disabled:active:translate-y-0',
    'data-disabled:not-aria-busy:opacity-55 data-disabled:not-aria-busy:pointer-events-none aria-busy:pointer-events-none',
    VARIANT[variant],
    SIZE[size],
    (madeRoomForSpinner ? PADDING_BESIDE_SPINNER : PADDING)[size][breadth],
    (madeRoomForSpinner ? GAP_BESIDE_SPINNER : GAP)[size],
  );
}
