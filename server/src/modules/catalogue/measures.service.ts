import type { Body, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { Measure, MeasureWrite, measures } from '@metra/contract/operations/measures';
import { announceChange } from '../../platform/announce-change.ts';
import type { Db } from '../../platform/database/database.ts';
import { isEditor } from '../../platform/http/access.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { whatChanged } from '../../platform/what-changed.ts';
import { cachedVocabulary } from '../search-words/search-words.module.ts';
import { measureStore } from './measures.store.ts';
import { measureViews } from './measures.views.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'>;

/** The measures of the catalogue, which members read and editors write. */
export function measuresService({ database, clock, signals, audit }: Needs) {
  const vocabulary = cachedVocabulary({ database, signals });
  const views = (db: Db, { actor, language }: Call) =>
    measureViews(db, { language, organisationId: actor.organisationId, isEditor: isEditor(actor) });

  const read = async (db: Db, call: Call, id: number): Promise<Measure> => {
    return orNotFound(await views(db, call).one(id), 'not_found.measure');
  };

  const announce = announceChange({ audit, signals }, { topic: 'catalogue', subject: 'measure' });

  const stateOf = ({ slug, goal, translations, effort, impact, landingPageId, tags, active }: Measure) => ({
    slug,
    goal: goal.slug,
    translations,
    effort,
    impact,
    landingPage: landingPageId,
    tags,
    active,
  });

  return {
    async list(call: Call, query: Query<typeof measures.list>): Promise<Page<Measure>> {
      const phrases = query.query?.trim() ? (await vocabulary()).phrasesIn(query.query) : [];
      return views(database.kysely, call).list(query, phrases);
    },

    read: (call: Call, id: number): Promise<Measure> => read(database.kysely, call, id),

    create: (call: Call, write: MeasureWrite): Promise<Measure> =>
      database.transaction(async (tx) => {
        const store = measureStore(tx);
        await store.assertGoal(write.goalId);
        await store.assertPage(write.landingPageId);
        const id = await store.create(write, clock.now());
        await store.putTags(id, write.tags);
        const created = await read(tx, call, id);
        await announce(tx, call, 'measure.created', id, { after: stateOf(created) });
        return created;
      }),

    update: (call: Call, id: number, body: Body<typeof measures.update>): Promise<Measure> =>
      database.transaction(async (tx) => {
        const { version, ...write } = body;
        const store = measureStore(tx);
        const present = orNotFound(await store.versionOf(id), 'not_found.measure');
        assertVersion(present, version);
        const before = await read(tx, call, id);
        await store.assertGoal(write.goalId);
        await store.assertPage(write.landingPageId);
        await store.update(id, write, clock.now());
        await store.putTags(id, write.tags);
        const after = await read(tx, call, id);
        await announce(tx, call, 'measure.changed', id, whatChanged(stateOf(before), stateOf(after)));
        return after;
      }),

    remove: (call: Call, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const store = measureStore(tx);
        if ((await store.versionOf(id)) === undefined) throw new DomainError('not_found.measure');
        await store.hide(id, clock.now());
        await announce(tx, call, 'measure.removed', id);
      }),
  };
}
