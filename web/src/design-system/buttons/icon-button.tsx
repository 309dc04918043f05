import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../behaviour/cx.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children' | 'aria-label'> {
  /** Screen readers read it, and the tooltip shows it. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'secondary' | 'on-ink';
  size?: 'sm' | 'md';
  loading?: boolean;
  /** A yellow dot marks something new. The label has to say so too. */
  marked?: boolean;
  className?: string | undefined;
}

const VARIANT = {
  quiet: 'border-transparent text-text-soft tint-hover hover:text-text aria-pressed:text-text',
  secondary: 'border-control-line bg-surface text-text hover:border-text',
  'on-ink': 'border-transparent text-on-ink-muted hover:bg-surface-ink-2 hover:text-on-ink',
};

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  loading = false,
  marked = false,
  disabled = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <BaseButton
        {...rest}
        type={type}
        aria-label={label}
        aria-busy={loading || undefined}
        disabled={disabled || loading}
        focusableWhenDisabled={loading}
        className={cx(
          'relative inline-grid shrink-0 place-items-center rounded-control border transition-[background-color,border-color,color]',
          'data-disabled:not-aria-busy:opacity-55 data-disabled:cursor-default',
          size === 'sm' ? 'size-(--control-sm)' : 'size-(--control)',
          VARIANT[variant],
          className,
        )}
      >
        {loading ? <Spinner size={16} /> : icon}
        {marked && (
          <span
            aria-hidden="true"
            className="absolute top-2 right-2 size-2 rounded-full bg-current-value ring-2 ring-bg inset-ring inset-ring-ink"
          />
        )}
      </BaseButton>
    </Tooltip>
  );
}
