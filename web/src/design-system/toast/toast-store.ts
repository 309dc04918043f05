import { TOAST_HIDE_MS, TOAST_LIMIT } from '../behaviour/constants.ts';
import { createStore } from '../behaviour/store.ts';
import { ApplicationError } from '../feedback/application-error.ts';

export type ToastVariant = 'secondary' | 'success' | 'danger' | 'warning';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** A toast whose id exists is not shown twice, but a folded one comes to the front. */
  id?: string | undefined;
  variant?: ToastVariant | undefined;
  size?: 'md' | undefined;
  title: string;
  text?: string | undefined;
  action?: ToastAction | undefined;
  /** It is called when the toast is gone for any reason. An action that could be undone until then is final now. */
  onGone?: (() => void) | undefined;
}

export interface ToastEntry extends ToastOptions {
  key: number;
  id: string;
  variant: ToastVariant;
  size: 'md';
  leaving: boolean;
}

const entries = createStore<readonly ToastEntry[]>([]);
let containers = 0;
let lastKey = 0;

/** `dismissToast` takes the returned id. */
export function showToast({ variant = 'secondary', size = 'md', ...options }: ToastOptions): string {
  if (containers === 0) throw new ApplicationError('app:show-toast', 'No toast container available');
  const all = entries.get();
  // Toasts of the last document kept their ids.
  do lastKey += 1;
  while (all.some((entry) => entry.id === `toast-${lastKey}`));
  const id = options.id ?? `toast-${lastKey}`;
  const known = all.find((entry) => entry.id === id && !entry.leaving);
  if (known && isInFront(known)) return id;
  const newest = known ?? { ...options, variant, size, id, key: lastKey, leaving: false };
  entries.set([...all.filter((entry) => entry !== known), newest]);
  return id;
}

const isInFront = (entry: ToastEntry) => entries.get().slice(-TOAST_LIMIT).includes(entry);

/** The toast moves out at once and is removed after 250 ms. */
export function dismissToast(id: string): void {
  const leaving = entries.get().find((entry) => entry.id === id && !entry.leaving);
  if (!leaving) return;
  entries.set(entries.get().map((entry) => (entry === leaving ? { ...entry, leaving: true } : entry)));
  setTimeout(() => {
    entries.set(entries.get().filter((entry) => entry.key !== leaving.key));
    leaving.onGone?.();
  }, TOAST_HIDE_MS);
}

export function dismissAllToasts(): void {
  for (const { id } of entries.get()) dismissToast(id);
}

export const toastStore = {
  entries,
  attachContainer() {
    containers += 1;
    return () => {
      containers -= 1;
      if (containers === 0) entries.set([]);
    };
  },
};
