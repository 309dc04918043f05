import { accountArea } from './account.ts';
import { administrationArea } from './administration.ts';
import { applicationArea } from './application.ts';
import type { AccessibleArea } from './area.ts';
import { contentArea } from './content.ts';
import { publicArea } from './public.ts';
import { signInArea } from './sign-in.ts';

export const areas: readonly AccessibleArea[] = [
  accountArea,
  administrationArea,
  applicationArea,
  contentArea,
  publicArea,
  signInArea,
];
