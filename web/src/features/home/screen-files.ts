import type { Language } from '@metra/contract/core/primitives';
import dashboardDeDark from './screens/dashboard-de-dark.avif?url';
import dashboardDeLight from './screens/dashboard-de-light.avif?url';
import dashboardEnDark from './screens/dashboard-en-dark.avif?url';
import dashboardEnLight from './screens/dashboard-en-light.avif?url';
import goalDeDark from './screens/goal-de-dark.avif?url';
import goalDeLight from './screens/goal-de-light.avif?url';
import goalEnDark from './screens/goal-en-dark.avif?url';
import goalEnLight from './screens/goal-en-light.avif?url';
import valuesDeDark from './screens/values-de-dark.avif?url';
import valuesDeLight from './screens/values-de-light.avif?url';
import valuesEnDark from './screens/values-en-dark.avif?url';
import valuesEnLight from './screens/values-en-light.avif?url';

interface ScreenPictures {
  name: 'dashboard' | 'goal' | 'values';
  light: string;
  dark: string;
}

/**
 * The script `scripts/take-screens.ts` takes these pictures. Every supported browser reads AVIF. The files are imported
 * one by one, because a glob import would put each name into the scripts twice.
 */
export const screensIn: Readonly<Record<Language, readonly ScreenPictures[]>> = {
  de: [
    { name: 'dashboard', light: dashboardDeLight, dark: dashboardDeDark },
    { name: 'goal', light: goalDeLight, dark: goalDeDark },
    { name: 'values', light: valuesDeLight, dark: valuesDeDark },
  ],
  en: [
    { name: 'dashboard', light: dashboardEnLight, dark: dashboardEnDark },
    { name: 'goal', light: goalEnLight, dark: goalEnDark },
    { name: 'values', light: valuesEnLight, dark: valuesEnDark },
  ],
};
