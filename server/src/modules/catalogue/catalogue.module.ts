import type { lookup } from '@metra/contract/lookup';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { goalLookup, measureLookup } from './lookups.views.ts';
import { measuresRoutes } from './measures.routes.ts';
import { measuresService } from './measures.service.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'>;

/** The operator's content: goals, measures, KPIs, factors and the lists the wizard offers. */
export function catalogueModule(needs: Needs) {
  const { database, signals } = needs;
  const lookups: Handlers<typeof lookup> = {
    goals: ({ query, language }) => goalLookup(database.kysely, query, language),
    measures: ({ query, language }) => measureLookup(database.kysely, query, language),
  };
  return {
    frontend: catalogueRoutes(database.kysely, signals),
    measures: measuresRoutes(measuresService(needs)),
    lookup: lookups,
  };
}

export { type GoalToChoose, goalsToChoose } from './choices.ts';
export { goalPictureAddress, installPictures, measurePictureAddress } from './pictures.ts';
export { seedCatalogue } from './seed.ts';
