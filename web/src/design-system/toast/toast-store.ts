import { ApplicationError } from '../application-error.ts';
import { TOAST_HIDE_MS, TOAST_LIMIT } from '../constants.ts';

export type ToastVariant = 'secondary' | 'success' | 'danger' | 'warning';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** A toast whose id is already shown or waiting is not shown twice. */
  id?: string | undefined;
  variant?: ToastVariant | undefined;
  size?: 'md' | undefined;
  title: string;
  text?: string | undefined;
  action?: ToastAction | undefined;
}

export interface ToastEntry extends ToastOptions {
  key: number;
  id: string;
  variant: ToastVariant;
  size: 'md';
  leaving: boolean;
}

let entries: readonly ToastEntry[] = [];
let containers = 0;
let lastKey = 0;
const listeners = new Set<() => void>();

function replaceEntries(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and returns its id, which `dismissToast` takes. */
export function showToast({ variant = 'secondary', size = 'md', ...options }: ToastOptions): string {
  if (containers === 0) throw new ApplicationError('app:show-toast', 'No toast container available');
  lastKey += 1;
  const id = options.id ?? `toast-${lastKey}`;
  if (entries.some((entry) => entry.id === id && !entry.leaving)) return id;
  replaceEntries([...entries, { ...options, variant, size, id, key: lastKey, leaving: false }]);
  return id;
}

/** Lets a toast leave: it moves out of the way at once and is gone after 250 ms. */
export function dismissToast(id: string): void {
  const leaving = entries.find((entry) => entry.id === id && !entry.leaving);
  if (!leaving) return;
  replaceEntries(entries.map((entry) => (entry === leaving ? { ...entry, leaving: true } : entry)));
  setTimeout(() => replaceEntries(entries.filter((entry) => entry.key !== leaving.key)), TOAST_HIDE_MS);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  entries: () => entries,
  /** Waiting toasts move up as soon as one of the shown ones has gone. */
  firstInLine: (all: readonly ToastEntry[]) => all.slice(0, TOAST_LIMIT),
  attachContainer() {
    containers += 1;
    return () => {
      containers -= 1;
      if (containers === 0) replaceEntries([]);
    };
  },
};
