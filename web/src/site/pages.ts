import { homePage } from '../features/home/home.page.ts';
import { guidePage, guidesPage, previewPage } from '../features/landing-page/landing-page.pages.ts';
import { imprintPage, privacyPage, termsPage } from '../features/legal/legal.pages.ts';
import { licencesPage } from '../features/licences/licences.page.ts';
import { marketplacePage } from '../features/marketplace/marketplace.pages.ts';
import { offerPage } from '../features/marketplace/offer/offer.page.ts';
import {
  organisationPage,
  organisationsPage,
} from '../features/marketplace/organisation/organisation.pages.ts';
import {
  framedQuestionnairePage,
  questionnairePage,
  questionnaireResultPage,
} from '../features/questionnaire/questionnaire.pages.ts';
import { sharedReportPage, verifyPage } from '../features/verification/verification.pages.ts';
import type { SitePage } from '../lib/site/site-page.ts';
import type { DataOf, ScreenName } from './screens.ts';

export interface ShownPage extends SitePage<unknown> {
  screen: ScreenName;
}

export const pages: Readonly<Record<string, ShownPage>> = {
  home: shown('home', homePage),
  guides: shown('guides', guidesPage),
  guide: shown('guide', guidePage),
  marketplace: shown('marketplace', marketplacePage),
  offer: shown('offer', offerPage),
  organisations: shown('organisations', organisationsPage),
  organisation: shown('organisation', organisationPage),
  preview: shown('preview', previewPage),
  imprint: shown('legal', imprintPage),
  privacy: shown('legal', privacyPage),
  terms: shown('legal', termsPage),
  licences: shown('licences', licencesPage),
  questionnaire: shown('questionnaire', questionnairePage),
  'framed-questionnaire': shown('questionnaire', framedQuestionnairePage),
  'questionnaire-result': shown('questionnaire-result', questionnaireResultPage),
  verify: shown('verification', verifyPage),
  'shared-report': shown('verification', sharedReportPage),
};

/** A page whose data does not fit its screen does not compile. */
function shown<Screen extends ScreenName>(screen: Screen, page: SitePage<DataOf<Screen>>): ShownPage {
  return { ...(page as SitePage<unknown>), screen };
}
