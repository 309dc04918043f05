import type { Platform } from '../../platform/platform.ts';
import { tagTypesService } from './tag-types.service.ts';
import { tagLookupRoutes, tagsRoutes, tagTypesRoutes } from './tags.routes.ts';
import { type TagUseViews, tagsService } from './tags.service.ts';

export { readDeliveredTags } from './delivered-tags.ts';
export { knownTags } from './known-tags.ts';
export { seedTags } from './seed.store.ts';
export type { TagUseViews } from './tags.service.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'> {
  /** Each module that uses tags reports its uses here. */
  uses: readonly TagUseViews[];
}

export function tagsModule(needs: Needs) {
  const tags = tagsService(needs);
  const tagTypes = tagTypesService(needs);
  return {
    handlers: {
      tags: tagsRoutes(tags),
      tagTypes: tagTypesRoutes(tagTypes),
      lookup: tagLookupRoutes(tags, tagTypes),
    },
    exports: {},
  };
}
