import type { Query } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { lookup } from '@metra/contract/operations/lookup';
import { cachedUntilSignal } from '../../platform/cached-until-signal.ts';
import type { Call, PublicCall } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { lookupViews } from './lookups.views.ts';
import { publicDataViews } from './public-data.views.ts';
import { publicLookupViews } from './public-lookups.views.ts';

/** Reads the operator's content that is the same for everyone. */
export function catalogueService({ database, signals }: Pick<Platform, 'database' | 'signals'>) {
  const db = database.kysely;
  const cachedData = cachedUntilSignal(signals, ['catalogue', 'content'], (language: Language) =>
    publicDataViews(db, { language }).all(),
  );
  return {
    publicData: ({ language }: Pick<PublicCall, 'language'>) => cachedData(language),

    lookUpGoals: ({ actor, language }: Call, query: Query<typeof lookup.goals>) =>
      lookupViews(db, { language, organisationId: actor.organisationId }).goals(query),

    lookUpMeasures: ({ actor, language }: Call, query: Query<typeof lookup.measures>) =>
      lookupViews(db, { language, organisationId: actor.organisationId }).measures(query),

    lookUpCategories: ({ language }: PublicCall, query: Query<typeof lookup.categories>) =>
      publicLookupViews(db, { language }).categories(query),

    lookUpOfferTypes: ({ language }: PublicCall, query: Query<typeof lookup.offerTypes>) =>
      publicLookupViews(db, { language }).offerTypes(query),

    lookUpOrganisationTypes: ({ language }: PublicCall, query: Query<typeof lookup.organisationTypes>) =>
      publicLookupViews(db, { language }).organisationTypes(query),
  };
}
