import type { Measure, MeasureWrite, measures } from '@metra/contract/measures';
import type { Body, Query } from '@metra/contract/operation';
import type { Language, Page } from '@metra/contract/primitives';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Actor, Origin } from '../../platform/http/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { measureStore } from './measures.store.ts';
import { measureViews } from './measures.views.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'>;

/** Who edits, and from where. */
interface Editing {
  actor: Actor;
  origin: Origin;
  language: Language;
}

const isEditor = ({ roles }: Actor) => roles.includes('METRA') || roles.includes('ADMIN');

/** The measures of the catalogue: read by members, written by editors. */
export function measuresService({ database, clock, signals, audit }: Needs) {
  const read = async (db: Db, actor: Actor, id: number, language: Language): Promise<Measure> => {
    const measure = await measureViews(db, { language, isEditor: isEditor(actor) }).one(id);
    if (!measure) throw new DomainError('not_found.measure');
    return measure;
  };

  /** In the log, and dropped from the memory of every server, once the transaction commits. */
  const announce = async (tx: Tx, { actor, origin }: Editing, action: string, id: number) => {
    await audit.record(tx, { action, actor, subject: `measure:${id}`, origin });
    await signals.send(tx, 'catalogue');
  };

  return {
    list: (actor: Actor, query: Query<typeof measures.list>, language: Language): Promise<Page<Measure>> =>
      measureViews(database.kysely, { language, isEditor: isEditor(actor) }).list(query),

    read: (actor: Actor, id: number, language: Language) => read(database.kysely, actor, id, language),

    create: (editing: Editing, write: MeasureWrite): Promise<Measure> =>
      database.transaction(async (tx) => {
        const store = measureStore(tx);
        await store.assertGoal(write.goalId);
        const id = await store.create(write, clock.now());
        await announce(tx, editing, 'measure.created', id);
        return read(tx, editing.actor, id, editing.language);
      }),

    update: (editing: Editing, id: number, body: Body<typeof measures.update>): Promise<Measure> =>
      database.transaction(async (tx) => {
        const { version, ...write } = body;
        const store = measureStore(tx);
        const present = await store.versionOf(id);
        if (present === undefined) throw new DomainError('not_found.measure');
        if (present !== version) throw new DomainError('conflict.version');
        await store.assertGoal(write.goalId);
        await store.update(id, write, clock.now());
        await announce(tx, editing, 'measure.changed', id);
        return read(tx, editing.actor, id, editing.language);
      }),

    remove: (editing: Editing, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const store = measureStore(tx);
        if ((await store.versionOf(id)) === undefined) throw new DomainError('not_found.measure');
        await store.hide(id, clock.now());
        await announce(tx, editing, 'measure.removed', id);
      }),
  };
}
