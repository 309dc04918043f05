import type { Response as Answer, Body } from '@metra/contract/core/operation';
import type { goalsAdmin } from '@metra/contract/operations/goals-admin';
import type { measuresAdmin } from '@metra/contract/operations/measures-admin';
import { partitionBulkItems, previewBulkItems } from '../../platform/bulk/bulk-items.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { whatChanged } from '../../platform/what-changed.ts';
import { switchStore } from './switch.store.ts';
import { switchEffectViews } from './switch-effects.views.ts';
import { switchableViews } from './switchable.views.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'>;
type Switches = typeof goalsAdmin | typeof measuresAdmin;
type Effects = Answer<Switches['previewSwitch']>['effects'][number];

const reasonAgainst = (active: boolean) => (row: { active: boolean }) =>
  row.active === active ? ('UNCHANGED' as const) : null;

/** Offers or hides many goals or measures of the catalogue at once. */
function switchService<Effect extends Effects>(
  { database, clock, signals, audit }: Needs,
  kind: 'goal' | 'measure',
  effectsOf: (db: Db, call: Call, ids: readonly number[], active: boolean) => Promise<Effect[]>,
) {
  return {
    async previewSwitch(call: Call, { ids, active }: Body<Switches['previewSwitch']>) {
      const rows = await switchableViews(database.kysely, { language: call.language }).of(kind, ids);
      const items = previewBulkItems(ids, rows, reasonAgainst(active));
      const touched = items.filter(({ outcome }) => outcome === 'TOUCHED').map(({ id }) => id);
      const effects = await effectsOf(database.kysely, call, touched, active);
      return { items, effects, canUndo: true, undoUntil: null };
    },

    switch: (
      { actor, origin, language }: Call,
      { items, active }: Body<Switches['switch']>,
    ): Promise<Answer<Switches['switch']>> =>
      database.transaction(async (tx) => {
        const store = switchStore(tx, kind);
        const ids = items.map(({ id }) => id);
        await store.lock(ids);
        const rows = await switchableViews(tx, { language }).of(kind, ids);
        const { toDo, leftOut } = partitionBulkItems(items, rows, reasonAgainst(active));
        if (toDo.length === 0) return { done: [], leftOut };
        const done = await store.switch(
          toDo.map(({ id }) => id),
          active,
          clock.now(),
        );
        const details = whatChanged({ active: !active }, { active });
        await audit.recordEach(
          tx,
          done.map(({ id }) => ({
            action: `${kind}.changed` as const,
            actor,
            subject: `${kind}:${id}`,
            origin,
            details,
          })),
        );
        await signals.send(tx, 'catalogue');
        return { done, leftOut };
      }),
  };
}

export const goalSwitch = (needs: Needs) =>
  switchService(needs, 'goal', (db, { language }, ids, active) =>
    switchEffectViews(db, { language }).ofGoals(ids, active),
  );

export const measureSwitch = (needs: Needs) =>
  switchService(needs, 'measure', (db, { language }, ids, active) =>
    switchEffectViews(db, { language }).ofMeasures(ids, active),
  );
