import type { Body, Query } from '@metra/contract/core/operation';
import type { Measure, OwnMeasureWrite, ownMeasures } from '@metra/contract/operations/measures';
import type { Tx } from '../../platform/database/database.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { measureStore } from './measures.store.ts';
import { measureViews } from './measures.views.ts';
import { ownMeasureStore } from './own-measures.store.ts';

type Needs = Pick<Platform, 'database' | 'clock'>;

const mostPerOrganisation = 300;

/** Measures that members create for their own organisation. Nobody else can see them. */
export function ownMeasuresService({ database, clock }: Needs) {
  async function view(tx: Tx, { actor, language }: Call, id: number): Promise<Measure> {
    const reader = { language, organisationId: actor.organisationId, isEditor: false };
    return orNotFound(await measureViews(tx, reader).one(id), 'not_found.measure');
  }

  const storeOf = (tx: Tx, { actor }: Call) => ownMeasureStore(tx, actor.organisationId);

  /** The lock keeps two members from counting the measures at the same time. */
  async function assertRoom(tx: Tx, call: Call): Promise<void> {
    const store = storeOf(tx, call);
    await store.lockOrganisation();
    if ((await store.countOffered()) >= mostPerOrganisation) throw new DomainError('measure.limit_reached');
  }

  async function locked(tx: Tx, call: Call, id: number) {
    return orNotFound(await storeOf(tx, call).lock(id), 'not_found.measure');
  }

  return {
    create: (call: Call, write: OwnMeasureWrite): Promise<Measure> =>
      database.transaction(async (tx) => {
        await assertRoom(tx, call);
        await measureStore(tx).assertGoal(write.goalId);
        return view(tx, call, await storeOf(tx, call).create(write, clock.now()));
      }),

    update: (call: Call, id: number, body: Body<typeof ownMeasures.update>): Promise<Measure> =>
      database.transaction(async (tx) => {
        const { version, ...write } = body;
        assertVersion((await locked(tx, call, id)).version, version);
        await measureStore(tx).assertGoal(write.goalId);
        await storeOf(tx, call).update(id, write, clock.now());
        return view(tx, call, id);
      }),

    remove: (call: Call, id: number, { force = false }: Query<typeof ownMeasures.remove>): Promise<void> =>
      database.transaction(async (tx) => {
        const store = storeOf(tx, call);
        if (!(await locked(tx, call, id)).active) throw new DomainError('not_found.measure');
        const goals = force ? [] : await store.goalsThatPlan(id, call.language);
        if (goals.length > 0)
          throw new DomainError('measure.in_use', {
            fields: goals.map((name) => ({ path: 'goals', key: 'inUse', detail: name })),
          });
        await store.offer(id, false, clock.now());
      }),

    restore: (call: Call, id: number): Promise<Measure> =>
      database.transaction(async (tx) => {
        await assertRoom(tx, call);
        if (!(await locked(tx, call, id)).active) await storeOf(tx, call).offer(id, true, clock.now());
        return view(tx, call, id);
      }),
  };
}
