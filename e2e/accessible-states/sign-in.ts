import type { AccessibleArea, AccessibleState } from './area.ts';
import { screen } from './screen.ts';

/** A used link of a mail, whose page says so. */
const outdated = (path: string): AccessibleState => ({
  name: path,
  path: `${path}?token=worn-out`,
  arrives: path,
  alerts: true,
});

export const signInArea: AccessibleArea = {
  name: 'the sign-in',
  language: 'en',
  onlooker: 'visitor',
  states: [
    screen('/login'),
    screen('/register'),
    screen('/password-recovery'),
    outdated('/confirm-account'),
    outdated('/reset-credentials'),
    outdated('/reset-credentials/confirm'),
    outdated('/join'),
  ],
};
