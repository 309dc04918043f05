import type { Response as Answer, Body, Query } from '@metra/contract/core/operation';
import type {
  AdminGoal,
  AdminGoalDetail,
  GoalCreate,
  GoalUpdate,
  goalsAdmin,
} from '@metra/contract/operations/goals-admin';
import { announceChange } from '../../platform/announce-change.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { pagesOfList } from '../../platform/database/pages-of-list.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { exportList, listColumns } from '../../platform/http/list-export.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { dayCell, numberCell } from '../../platform/text/exported-sheet.ts';
import { whatChanged } from '../../platform/what-changed.ts';
import { catalogueWords } from './catalogue-words.ts';
import { goalAdminStore, type LockedGoal } from './goals-admin.store.ts';
import { goalAdminViews } from './goals-admin.views.ts';
import { requireWholeOrder } from './whole-order.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'>;

const columns = listColumns<AdminGoal>({
  'Ziel / Goal': ({ name }) => name,
  'Bereich / Area': ({ sector }, { language }) => catalogueWords[language].sectors[sector],
  'Angeboten / Offered': ({ active }, { language }) => catalogueWords[language].yesNo(active),
  'Maßnahmen / Measures': ({ measures }) => numberCell(measures),
  'Kennzahlen / KPIs': ({ kpis }) => numberCell(kpis),
  'Organisationen / Organisations': ({ organisations }) => numberCell(organisations),
  'Früher / Formerly': ({ formerly }) => numberCell(formerly),
  'Fehlende Sprache / Missing language': ({ lacks }) => lacks.join(', '),
  'Bearbeitet / Edited': ({ editedAt }) => dayCell(editedAt?.slice(0, 10) ?? null),
  'Kürzel / Slug': ({ slug }) => slug,
  'Nummer / Number': ({ id }) => numberCell(id),
});

export function goalsAdminService({ database, clock, signals, audit }: Needs) {
  const read = async (db: Db, { language }: Call, id: number): Promise<AdminGoalDetail> => {
    return orNotFound(await goalAdminViews(db, { language }).one(id), 'not_found.goal');
  };

  const announce = announceChange({ audit, signals }, { topic: 'catalogue', subject: 'goal' });

  const stateOf = ({ translations, sdgs, landingPage, kpiList, industries, active }: AdminGoalDetail) => ({
    translations,
    sdgs,
    landingPage: landingPage?.id ?? null,
    kpis: kpiList.map(({ slug }) => slug),
    industries: industries.map(({ name }) => name),
    active,
  });

  async function lockedGoal(tx: Tx, id: number, version: number): Promise<LockedGoal> {
    const goal = orNotFound(await goalAdminStore(tx).locked(id), 'not_found.goal');
    assertVersion(goal.version, version);
    return goal;
  }

  return {
    list: ({ language }: Call, query: Query<typeof goalsAdmin.list>) =>
      goalAdminViews(database.kysely, { language }).list(query),

    export: (call: Call, asked: Query<typeof goalsAdmin.export>) =>
      exportList({ database, audit, clock }, call, {
        list: 'goals',
        name: { de: 'Ziele', en: 'Goals' },
        columns,
        asked,
        pages: pagesOfList((page) => goalAdminViews(database.kysely, call).list({ ...asked, ...page })),
      }),

    read: (call: Call, id: number): Promise<AdminGoalDetail> => read(database.kysely, call, id),

    create: (call: Call, write: GoalCreate): Promise<AdminGoalDetail> =>
      database.transaction(async (tx) => {
        const store = goalAdminStore(tx);
        const id = await store.create(write, clock.now());
        await store.putKpis(id, write.kpis);
        await store.putIndustries(id, write.sector, write.industries, clock.now());
        const goal = await read(tx, call, id);
        await announce(tx, call, 'goal.created', id, { after: { slug: goal.slug, ...stateOf(goal) } });
        return goal;
      }),

    update: (call: Call, id: number, { version, ...write }: GoalUpdate): Promise<AdminGoalDetail> =>
      database.transaction(async (tx) => {
        const store = goalAdminStore(tx);
        const { sector } = await lockedGoal(tx, id, version);
        const before = await read(tx, call, id);
        await store.update(id, write, clock.now());
        await store.putKpis(id, write.kpis);
        await store.putIndustries(id, sector, write.industries, clock.now());
        const after = await read(tx, call, id);
        await announce(tx, call, 'goal.changed', id, whatChanged(stateOf(before), stateOf(after)));
        return after;
      }),

    remove: (call: Call, id: number, version: number): Promise<void> =>
      database.transaction(async (tx) => {
        const store = goalAdminStore(tx);
        const goal = await lockedGoal(tx, id, version);
        const names = await store.chosenBy(id);
        if (names.length > 0)
          throw new DomainError('goal.in_use', {
            fields: names.map((detail) => ({ path: 'organisations', key: 'inUse', detail })),
          });
        const before = await read(tx, call, id);
        await store.remove(goal);
        await announce(tx, call, 'goal.removed', id, { before: { slug: goal.slug, ...stateOf(before) } });
      }),

    order: (
      call: Call,
      { sector, items }: Body<typeof goalsAdmin.order>,
    ): Promise<Answer<typeof goalsAdmin.order>> =>
      database.transaction(async (tx) => {
        const store = goalAdminStore(tx);
        requireWholeOrder(await store.ofSector(sector), items);
        const ordered = await store.putInOrder(
          items.map(({ id }) => id),
          clock.now(),
        );
        await audit.record(tx, {
          action: 'goals.ordered',
          actor: call.actor,
          subject: `sector:${sector}`,
          origin: call.origin,
          details: { after: items.map(({ id }) => id) },
        });
        await signals.send(tx, 'catalogue');
        return { items: ordered };
      }),
  };
}
