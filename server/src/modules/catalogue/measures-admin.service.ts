import type { Response as Answer, Body, Query } from '@metra/contract/core/operation';
import type {
  AdminMeasure,
  AdminMeasureDetail,
  measuresAdmin,
} from '@metra/contract/operations/measures-admin';
import { announceChange } from '../../platform/announce-change.ts';
import type { Db } from '../../platform/database/database.ts';
import { pagesOfList } from '../../platform/database/pages-of-list.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { exportList, listColumns } from '../../platform/http/list-export.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { dayCell, numberCell } from '../../platform/text/exported-sheet.ts';
import { catalogueWords } from './catalogue-words.ts';
import { measureAdminStore } from './measures-admin.store.ts';
import { measureAdminViews } from './measures-admin.views.ts';
import { requireWholeOrder } from './whole-order.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'>;

const columns = listColumns<AdminMeasure>({
  'Maßnahme / Measure': ({ name }) => name,
  'Ziel / Goal': ({ goal }) => goal.name,
  'Bereich / Area': ({ sector }, { language }) => catalogueWords[language].sectors[sector],
  'Aufwand / Effort': ({ effort }, { language }) => catalogueWords[language].levels[effort],
  'Wirkung / Impact': ({ impact }, { language }) => catalogueWords[language].levels[impact],
  'Angeboten / Offered': ({ active }, { language }) => catalogueWords[language].yesNo(active),
  'Organisationen / Organisations': ({ organisations }) => numberCell(organisations),
  'Umgesetzt / Done': ({ done }) => numberCell(done),
  'Fehlende Sprache / Missing language': ({ lacks }) => lacks.join(', '),
  'Bearbeitet / Edited': ({ editedAt }) => dayCell(editedAt?.slice(0, 10) ?? null),
  'Kürzel / Slug': ({ slug }) => slug,
  'Nummer / Number': ({ id }) => numberCell(id),
});

export function measuresAdminService({ database, clock, signals, audit }: Needs) {
  const read = async (db: Db, { language }: Call, id: number): Promise<AdminMeasureDetail> => {
    return orNotFound(await measureAdminViews(db, { language }).one(id), 'not_found.measure');
  };

  const announce = announceChange({ audit, signals }, { topic: 'catalogue', subject: 'measure' });

  return {
    list: ({ language }: Call, query: Query<typeof measuresAdmin.list>) =>
      measureAdminViews(database.kysely, { language }).list(query),

    export: (call: Call, asked: Query<typeof measuresAdmin.export>) =>
      exportList({ database, audit, clock }, call, {
        list: 'measures',
        name: { de: 'Maßnahmen', en: 'Measures' },
        columns,
        asked,
        pages: pagesOfList((page) => measureAdminViews(database.kysely, call).list({ ...asked, ...page })),
      }),

    read: (call: Call, id: number): Promise<AdminMeasureDetail> => read(database.kysely, call, id),

    order: (
      { actor, origin }: Call,
      { goalId, items }: Body<typeof measuresAdmin.order>,
    ): Promise<Answer<typeof measuresAdmin.order>> =>
      database.transaction(async (tx) => {
        const store = measureAdminStore(tx);
        requireWholeOrder(await store.ofGoal(goalId), items);
        const ids = items.map(({ id }) => id);
        const ordered = await store.putInOrder(ids, clock.now());
        await audit.record(tx, {
          action: 'measures.ordered',
          actor,
          subject: `goal:${goalId}`,
          origin,
          details: { after: ids },
        });
        await signals.send(tx, 'catalogue');
        return { items: ordered };
      }),

    remove: (call: Call, id: number, version: number): Promise<void> =>
      database.transaction(async (tx) => {
        const store = measureAdminStore(tx);
        const measure = orNotFound(await store.locked(id), 'not_found.measure');
        assertVersion(measure.version, version);
        const names = await store.chosenBy(id);
        if (names.length > 0)
          throw new DomainError('measure.in_use', {
            fields: names.map((detail) => ({ path: 'organisations', key: 'inUse', detail })),
          });
        const { translations, slug, goal } = await read(tx, call, id);
        await store.remove(measure);
        await announce(tx, call, 'measure.deleted', id, { before: { slug, goal: goal.slug, translations } });
      }),
  };
}
