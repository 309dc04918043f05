import type { Body, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import {
  type AdminListName,
  type AdminView,
  type adminViews,
  listsOfAdministrators,
  mostAdminViews,
} from '@metra/contract/operations/admin-views';
import { auditFor } from '../../platform/audit-for.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { adminViewStore } from './admin-views.store.ts';
import { adminViewViews } from './admin-views.views.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'audit'>;

const isAdministrator = ({ roles }: Actor): boolean => roles.includes('ADMIN');

/** A person does not see the views of lists that they may not open. */
const hiddenFrom = (actor: Actor): readonly AdminListName[] =>
  isAdministrator(actor) ? [] : listsOfAdministrators;

export function adminViewsService({ database, clock, audit }: Needs) {
  const viewsFor = (db: Db, actor: Actor) =>
    adminViewViews(db, {
      accountId: actor.accountId,
      isAdministrator: isAdministrator(actor),
      hidden: hiddenFrom(actor),
    });

  const read = async (tx: Tx, actor: Actor, id: number): Promise<AdminView> => {
    return orNotFound(await viewsFor(tx, actor).one(id), 'not_found.admin_view');
  };

  const record = auditFor(audit, 'admin_view');

  /** People may change their own views, and administrators also the shared ones. */
  async function lock(tx: Tx, { actor }: Call, id: number) {
    const view = await adminViewStore(tx).lock(id);
    const isHidden = view && (hiddenFrom(actor) as readonly string[]).includes(view.list);
    if (!view || isHidden || (view.account_id !== null && view.account_id !== actor.accountId))
      throw new DomainError('not_found.admin_view');
    if (view.made_by !== actor.accountId && !isAdministrator(actor)) throw new DomainError('auth.forbidden');
    return view;
  }

  async function makeRoom(tx: Tx, list: string, owner: number | null): Promise<void> {
    const store = adminViewStore(tx);
    await store.lockList(list);
    if ((await store.count(list, owner)) >= mostAdminViews) throw new DomainError('admin_view.limit_reached');
  }

  return {
    list: ({ actor }: Call, query: Query<typeof adminViews.list>): Promise<Page<AdminView>> =>
      viewsFor(database.kysely, actor).list(query),

    create: (call: Call, body: Body<typeof adminViews.create>): Promise<AdminView> =>
      database.transaction(async (tx) => {
        const { actor } = call;
        if (hiddenFrom(actor).includes(body.list)) throw new DomainError('auth.forbidden');
        await makeRoom(tx, body.list, body.isShared ? null : actor.accountId);
        const id = await adminViewStore(tx).create(body, actor.accountId, clock.now());
        await record(tx, call, 'admin_view.created', id);
        return read(tx, actor, id);
      }),

    update: (call: Call, id: number, body: Body<typeof adminViews.update>): Promise<AdminView> =>
      database.transaction(async (tx) => {
        const before = await lock(tx, call, id);
        assertVersion(before.version, body.version);
        // The limit counts shared and private views separately, so a view that changes sides needs room there.
        const owner = body.isShared ? null : (before.account_id ?? call.actor.accountId);
        if (owner !== before.account_id) await makeRoom(tx, before.list, owner);
        await adminViewStore(tx).update(id, body, owner);
        await record(tx, call, 'admin_view.changed', id);
        return read(tx, call.actor, id);
      }),

    remove: (call: Call, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        await lock(tx, call, id);
        await adminViewStore(tx).remove(id);
        await record(tx, call, 'admin_view.removed', id);
      }),
  };
}
