import { useSyncExternalStore } from 'react';
import { createListeners } from '../../design-system/behaviour/store.ts';
import { browserStorage } from '../storage/safe-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The script `render/before-first-paint.js` also reads this key. */
const THEME_KEY = 'theme';
const listeners = createListeners();

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

function currentTheme(): Theme {
  const remembered = browserStorage.getItem(THEME_KEY);
  return isTheme(remembered) ? remembered : 'system';
}

/** `system` follows the setting of the device. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') browserStorage.removeItem(THEME_KEY);
  else browserStorage.setItem(THEME_KEY, theme);
  showTheme();
}

function showTheme() {
  const theme = currentTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  listeners.notify();
}

function subscribe(listener: () => void) {
  const leave = listeners.subscribe(listener);
  // The person chose a theme in another tab, and this tab applies it too.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === THEME_KEY || key === null) showTheme();
  };
  addEventListener('storage', onStorage);
  return () => {
    leave();
    removeEventListener('storage', onStorage);
  };
}

/** A page rendered on the server does not know the theme, so the browser reads it. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'system');
