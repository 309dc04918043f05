import { accountArea } from './account.ts';
import { administrationArea, catalogueArea } from './administration.ts';
import { organisationArea, workArea } from './application.ts';
import type { AccessibleArea } from './area.ts';
import { contentArea, pagesArea } from './content.ts';
import { filesArea } from './files.ts';
import { newcomerArea, publicArea, publicAreaWithoutScripts } from './public.ts';
import { quickCheckArea } from './quick-check.ts';
import { readerArea } from './reader.ts';
import { signInArea } from './sign-in.ts';

/** Each is one test; the longest come first, so that no worker waits for one at the end. */
export const areas: readonly AccessibleArea[] = [
  administrationArea,
  workArea,
  catalogueArea,
  contentArea,
  organisationArea,
  pagesArea,
  readerArea,
  publicAreaWithoutScripts,
  publicArea,
  accountArea,
  signInArea,
  quickCheckArea,
  filesArea,
  newcomerArea,
];
