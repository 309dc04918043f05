import type { AccessibleArea, AccessibleState } from './area.ts';

const screen = (path: string): AccessibleState => ({ name: path, path });

export const publicArea: AccessibleArea = {
  name: 'the public site',
  language: 'de',
  onlooker: 'visitor',
  states: [
    screen('/'),
    screen('/impressum'),
    screen('/datenschutz'),
    screen('/agb'),
    screen('/landing-pages'),
    screen('/landing-pages/erneuerbare-energie'),
    screen('/lizenzen'),
  ],
};
