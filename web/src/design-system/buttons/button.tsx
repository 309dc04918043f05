import { Button as BaseButton } from '@base-ui/react/button';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { cx } from '../behaviour/cx.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Stands before the label; the spinner takes its place while loading. */
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Inactive, yet focusable, so that the keyboard does not lose its place. */
  loading?: boolean;
  /** For the place in the layout (margin, width), not for the look. */
  className?: string | undefined;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  loading = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const madeRoomForSpinner = loading && icon === undefined;
  return (
    <BaseButton
      {...rest}
      type={type}
      disabled={disabled || loading}
      focusableWhenDisabled={loading}
      aria-busy={loading || undefined}
      className={cx(buttonClass({ variant, size, madeRoomForSpinner }), className)}
    >
      {loading ? <Spinner size={16} /> : icon}
      {children}
      {iconEnd}
    </BaseButton>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'className'> {
  /** The router's link, for example `<Link to="/app" />`; a plain anchor without it. */
  render?: ReactElement;
  className?: string | undefined;
}

/** A link that looks like a button: it leads somewhere, so it stays a link for the browser and for screen readers. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  render,
  className,
  children,
  ref,
  ...rest
}: ButtonLinkProps) {
  return useRender({
    render,
    ref,
    defaultTagName: 'a',
    props: {
      ...rest,
      className: cx(buttonClass({ variant, size }), className),
      children: (
        <>
          {icon}
          {children}
          {iconEnd}
        </>
      ),
    },
  });
}
