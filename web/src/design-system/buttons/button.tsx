import { Button as BaseButton } from '@base-ui/react/button';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { cx } from '../behaviour/cx.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The spinner replaces the icon while loading. */
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** A loading button is inactive but focusable, so that the keyboard keeps its place. */
  loading?: boolean;
  /** It is for layout (margin, width), not for the look. */
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
  /** The router's link, for example `<Link to="/app" />`, replaces the plain anchor. */
  render?: ReactElement;
  className?: string | undefined;
}

/** It navigates, so it stays a link for the browser and for screen readers. */
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
