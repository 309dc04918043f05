import type { Language } from '@metra/contract/core/primitives';
import type { PublicData } from '@metra/contract/operations/frontend';
import type { Log } from '../../platform/log.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorId } from '../organisations/organisations.module.ts';
import type { ContentPictures } from '../resources/resources.module.ts';
import { registerContentJobs } from './content.job.ts';
import {
  homeRoutes,
  landingPageLookup,
  landingPagesAdminRoutes,
  landingPagesRoutes,
  legalRoutes,
} from './content.routes.ts';
import { contentImages } from './content-images.service.ts';
import { type Featured, homeService } from './home.service.ts';
import type { LegalFacts } from './legal-variables.ts';
import { pageContextService } from './page-context.service.ts';
import { pagesService } from './pages.service.ts';
import type { AskedQuestionnaires } from './public-page.ts';
import { publicationService } from './publication.service.ts';
import { publishedPagesService } from './published-pages.service.ts';

export { type LegalSettings, readLegalSettings } from './legal-settings.ts';
export { seedContent } from './seed.store.ts';

interface Needs
  extends Pick<
    Platform,
    'database' | 'clock' | 'signals' | 'audit' | 'jobs' | 'signedLinks' | 'configuration'
  > {
  facts: LegalFacts;
  pictures: ContentPictures;
  /** The data of the wizard, in one language. */
  publicData: (call: { language: Language }) => Promise<PublicData>;
  /** The active questionnaires, by slug. */
  askedQuestionnaires: (language: Language) => Promise<AskedQuestionnaires>;
  featured: Featured;
}

/** Texts that the operator writes: landing pages, legal texts and the home page. */
export function contentModule(needs: Needs) {
  const { facts, pictures, publicData, askedQuestionnaires } = needs;
  const images = contentImages(pictures, operatorId);
  const pageContext = pageContextService(facts, images, askedQuestionnaires);
  const publication = publicationService({ ...needs, pageContext, images });
  const published = publishedPagesService({
    ...needs,
    pageContext,
    publicGoals: async (language) => (await publicData({ language })).goals,
  });
  registerContentJobs({ ...needs, publishDue: publication.publishDue });
  return {
    handlers: {
      frontend: legalRoutes(published),
      lookup: landingPageLookup(published),
      home: homeRoutes(homeService(needs)),
      landingPages: landingPagesRoutes(published),
      landingPagesAdmin: landingPagesAdminRoutes({
        pages: pagesService({ ...needs, pageContext, images }),
        publication,
      }),
    },
    exports: {
      async begin(log: Log): Promise<void> {
        await publication.publishDue();
        const missing = await published.missingSettings();
        if (missing.length > 0)
          log.warn({ settings: missing }, 'legal texts are not shown until these settings are made');
      },
      listedPages: published.listed,
    },
  };
}
