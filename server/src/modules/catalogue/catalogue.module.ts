import type { Platform } from '../../platform/platform.ts';
import { frontendRoutes, lookupRoutes } from './catalogue.routes.ts';
import { catalogueService } from './catalogue.service.ts';
import { goalsAdminRoutes } from './goals-admin.routes.ts';
import { goalsAdminService } from './goals-admin.service.ts';
import { measuresRoutes } from './measures.routes.ts';
import { measuresService } from './measures.service.ts';
import { measuresAdminRoutes } from './measures-admin.routes.ts';
import { measuresAdminService } from './measures-admin.service.ts';
import { ownMeasuresRoutes } from './own-measures.routes.ts';
import { ownMeasuresService } from './own-measures.service.ts';
import { goalSwitch, measureSwitch } from './switch.service.ts';

export { type GoalToChoose, goalChoiceViews } from './goal-choice.views.ts';
export { measureTagViews } from './measure-tags.views.ts';
export { ownMeasuresSheet } from './own-measures-sheet.views.ts';
export { goalPictureAddress, installPictures, measurePictureAddress } from './pictures.ts';
export { linkGoalsToPages, seedCatalogue } from './seed.store.ts';
export { cachedTaggedGoals } from './tagged-goals.views.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'>;

/** The operator's content: goals, measures and the lists of the wizard. */
export function catalogueModule(needs: Needs) {
  const catalogue = catalogueService(needs);
  return {
    handlers: {
      frontend: frontendRoutes(catalogue),
      lookup: lookupRoutes(catalogue),
      measures: measuresRoutes(measuresService(needs)),
      goalsAdmin: goalsAdminRoutes(goalsAdminService(needs), goalSwitch(needs)),
      measuresAdmin: measuresAdminRoutes(measuresAdminService(needs), measureSwitch(needs)),
      ownMeasures: ownMeasuresRoutes(ownMeasuresService(needs)),
    },
    exports: {
      /** The data of the wizard, in one language. */
      publicData: catalogue.publicData,
    },
  };
}
