import type { KeyboardEvent } from 'react';

const NAME = '[data-row-name]';

/** The arrows move between rows, and x chooses a row; Enter follows the link. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, choose: (() => void) | undefined): void {
  const { key, target, currentTarget } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  // Inputs and menus inside a row have their own keys.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (target.closest('input:not([type=checkbox]), textarea, select, [role=menu]')) return;
  if (key === 'x' && choose) {
    event.preventDefault();
    choose();
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  if (target.closest('[aria-haspopup]')) return;
  event.preventDefault();
  const rows = [...(currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>(NAME) ?? [])];
  const here = rows.findIndex((row) => currentTarget.contains(row));
  rows[here + (key === 'ArrowDown' ? 1 : -1)]?.focus();
}

export const focusFirstRow = (list: Element | null): void => list?.querySelector<HTMLElement>(NAME)?.focus();
