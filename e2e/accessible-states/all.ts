import { accountArea } from './account.ts';
import { administrationArea, catalogueArea } from './administration.ts';
import { organisationArea, workArea } from './application.ts';
import type { AccessibleArea } from './area.ts';
import { contentArea, pagesArea } from './content.ts';
import { dashboardArea } from './dashboard.ts';
import { filesArea } from './files.ts';
import { entryArea, kpisArea } from './kpis.ts';
import { marketDeskArea, marketplaceArea, ownOffersArea } from './marketplace.ts';
import { moneyArea } from './money.ts';
import { newcomerArea, publicArea, publicAreaWithoutScripts } from './public.ts';
import { questionnairesArea } from './questionnaires.ts';
import { quickCheckArea } from './quick-check.ts';
import { readerArea } from './reader.ts';
import { reportingArea } from './reporting.ts';
import { endedReportsArea, firstReportArea, reportReaderArea } from './reporting-read-only.ts';
import { signInArea } from './sign-in.ts';
import { subscriptionArea } from './subscription.ts';
import { vsmeArea } from './vsme.ts';
import { wizardArea } from './wizard.ts';

/** Each is a test. The longest come first, so that no worker waits for one at the end. */
export const areas: readonly AccessibleArea[] = [
  administrationArea,
  kpisArea,
  entryArea,
  workArea,
  vsmeArea,
  dashboardArea,
  reportingArea,
  catalogueArea,
  contentArea,
  organisationArea,
  pagesArea,
  subscriptionArea,
  wizardArea,
  endedReportsArea,
  marketplaceArea,
  readerArea,
  ownOffersArea,
  firstReportArea,
  reportReaderArea,
  marketDeskArea,
  questionnairesArea,
  publicAreaWithoutScripts,
  publicArea,
  accountArea,
  signInArea,
  moneyArea,
  quickCheckArea,
  filesArea,
  newcomerArea,
];
