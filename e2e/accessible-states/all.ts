import { accountArea } from './account.ts';
import { administrationArea } from './administration.ts';
import { applicationArea } from './application.ts';
import type { AccessibleArea } from './area.ts';
import { contentArea } from './content.ts';
import { dashboardArea } from './dashboard.ts';
import { kpisArea } from './kpis.ts';
import { marketDeskArea, marketplaceArea, organisationArea } from './marketplace.ts';
import { moneyArea } from './money.ts';
import { publicArea } from './public.ts';
import { questionnairesArea } from './questionnaires.ts';
import { reportingArea } from './reporting.ts';
import { endedReportsArea, firstReportArea, reportReaderArea } from './reporting-read-only.ts';
import { signInArea } from './sign-in.ts';
import { subscriptionArea } from './subscription.ts';
import { vsmeArea } from './vsme.ts';
import { wizardArea } from './wizard.ts';

export const areas: readonly AccessibleArea[] = [
  accountArea,
  administrationArea,
  applicationArea,
  contentArea,
  dashboardArea,
  endedReportsArea,
  firstReportArea,
  kpisArea,
  marketDeskArea,
  marketplaceArea,
  moneyArea,
  organisationArea,
  publicArea,
  questionnairesArea,
  reportingArea,
  reportReaderArea,
  signInArea,
  subscriptionArea,
  vsmeArea,
  wizardArea,
];
