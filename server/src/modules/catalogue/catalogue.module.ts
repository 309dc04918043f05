import type { Platform } from '../../platform/platform.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

/** The operator's content: goals, measures, figures, factors and the lists the wizard offers. */
export const catalogueModule = ({ database, signals }: Pick<Platform, 'database' | 'signals'>) => ({
  frontend: catalogueRoutes(database.kysely, signals),
});

export { type GoalToChoose, goalsToChoose } from './choices.ts';
export { goalPictureAddress, installPictures, measurePictureAddress } from './pictures.ts';
export { seedCatalogue } from './seed.ts';
