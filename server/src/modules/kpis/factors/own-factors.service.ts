import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { factors as operations } from '@metra/contract/operations/factors';
import type {
  OwnFactor,
  OwnFactorChange,
  OwnFactorUpdate,
  OwnFactorWrite,
} from '@metra/contract/shapes/factor-shapes';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { lockTenant } from '../../../platform/database/lock-tenant.ts';
import { assertUnchanged } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { createOnce } from '../../../platform/limits/idempotency.ts';
import { ownResources } from '../../resources/resources.module.ts';
import type { KpiNeeds } from '../needs.ts';
import { Decimal } from '../rules/decimal.ts';
import { checkOwnFactor } from './check-own-factor.ts';
import { factorContextStore } from './factor-context.store.ts';
import { isSelector } from './factor-names.ts';
import { type OwnFactorRow, ownFactorView, ownFactorViews } from './own-factor.views.ts';
import { countOwnFactors, ownFactorStore } from './own-factors.store.ts';
import { type Factors, resolvedFactors } from './resolve-factors.ts';

const mostOwnFactors = 200;

export function ownFactorsService({ database, clock, catalogue, linkTo }: KpiNeeds) {
  const once = createOnce({ database, clock });
  const writtenBy = ({ actor }: Call, why: string | null) => ({
    accountId: actor.accountId,
    now: clock.now(),
    why,
  });

  /** Returns the operator's factors for the organisation's country, against which own values are compared. */
  async function operatorsFactors(db: Db, { actor }: Call): Promise<Factors> {
    const { country } = await factorContextStore(db, actor.organisationId).read();
    return resolvedFactors((await catalogue()).factors, { country, own: [] });
  }

  async function rowOf(db: Db, { actor }: Call, id: number): Promise<OwnFactorRow> {
    return orNotFound(await ownFactorViews(db, actor).find(id), 'not_found.own_factor');
  }

  async function livingRow(db: Db, call: Call, id: number): Promise<OwnFactorRow> {
    const row = await rowOf(db, call, id);
    if (row.deleted_at) throw new DomainError('not_found.own_factor');
    return row;
  }

  async function filesOf(tx: Tx, { actor }: Call, ids: readonly number[]) {
    if (ids.length === 0) return [];
    const files = await ownResources(tx, actor.organisationId, ids);
    return [...new Set(ids)].map((id) =>
      orNotFound(
        files.find((each) => each.id === id),
        'not_found.resource',
      ),
    );
  }

  /** The lock on the organisation prevents two concurrent writes from exceeding the limit. */
  async function refuseTooMany(tx: Tx, { actor }: Call): Promise<void> {
    await lockTenant(tx, actor.organisationId);
    if ((await countOwnFactors(tx, actor.organisationId)) >= mostOwnFactors)
      throw new DomainError('own_factor.limit_reached');
  }

  const viewOf = (row: OwnFactorRow, factors: Factors, { language }: Call): OwnFactor =>
    ownFactorView(row, factors, { linkTo, language });
  const thisYear = ({ actor }: Call) => clock.today(actor.timeZone).year;

  async function restoredRow(tx: Tx, call: Call, row: OwnFactorRow): Promise<void> {
    const store = ownFactorStore(tx, call.actor.organisationId);
    const state = orNotFound(await store.stateIn(row.id, row.version), 'not_found.own_factor');
    await refuseTooMany(tx, call);
    const left = await ownResources(
      tx,
      call.actor.organisationId,
      state.evidence.map(({ id }) => id),
    );
    const isRestored = await store.update(row.id, row.version, row, {
      ...writtenBy(call, null),
      files: state.evidence.filter(({ id }) => left.some((file) => file.id === id)),
      kind: 'RESTORED',
    });
    assertUnchanged(isRestored);
  }

  return {
    async list(call: Call, query: Query<typeof operations.listOwn>): Promise<Page<OwnFactor>> {
      const factors = await operatorsFactors(database.kysely, call);
      const page = await ownFactorViews(database.kysely, call.actor).list(
        query,
        query.factor === undefined ? undefined : placeOf(factors, query.factor),
      );
      return { ...page, items: page.items.map((row) => viewOf(row, factors, call)) };
    },

    create: (call: Call, { factor, evidence = [], ...write }: OwnFactorWrite): Promise<OwnFactor> =>
      once(call, async (tx) => {
        const factors = await operatorsFactors(tx, call);
        const columns = checkOwnFactor(factors, factor, write, thisYear(call));
        await refuseTooMany(tx, call);
        const store = ownFactorStore(tx, call.actor.organisationId);
        const id = await store.insert(columns, await filesOf(tx, call, evidence), writtenBy(call, null));
        return viewOf(await rowOf(tx, call, id), factors, call);
      }),

    update: (
      call: Call,
      id: number,
      { evidence, why, version, ...write }: OwnFactorUpdate,
    ): Promise<OwnFactor> =>
      database.transaction(async (tx) => {
        const row = await livingRow(tx, call, id);
        const factors = await operatorsFactors(tx, call);
        const columns = checkOwnFactor(factors, row.name, keptConfirmed(row, write), thisYear(call));
        const files = evidence === undefined ? null : await filesOf(tx, call, evidence);
        const isChanged = await ownFactorStore(tx, call.actor.organisationId).update(
          id,
          version,
          { ...columns, note: write.note === undefined ? row.note : columns.note },
          { ...writtenBy(call, why.trim()), files, kind: 'CHANGED' },
        );
        assertUnchanged(isChanged);
        return viewOf(await rowOf(tx, call, id), factors, call);
      }),

    remove: (call: Call, id: number, asked: Query<typeof operations.removeOwn>): Promise<void> =>
      database.transaction(async (tx) => {
        const row = await livingRow(tx, call, id);
        const store = ownFactorStore(tx, call.actor.organisationId);
        const why = asked.why?.trim() ?? null;
        assertUnchanged(await store.remove(id, asked.version ?? row.version, writtenBy(call, why)));
      }),

    /** Undoes a deletion; restoring a factor that exists changes nothing. */
    restore: (call: Call, id: number): Promise<OwnFactor> =>
      database.transaction(async (tx) => {
        const row = await rowOf(tx, call, id);
        if (row.deleted_at) await restoredRow(tx, call, row);
        return viewOf(await rowOf(tx, call, id), await operatorsFactors(tx, call), call);
      }),

    async changes(
      call: Call,
      id: number,
      query: Query<typeof operations.ownChanges>,
    ): Promise<Page<OwnFactorChange>> {
      await rowOf(database.kysely, call, id);
      return ownFactorViews(database.kysely, call.actor).changes(id, query);
    },
  };
}

function placeOf(factors: Factors, written: string) {
  if (isSelector(written)) return { factorId: null, selector: written };
  return { factorId: factors.factorOf(written)?.id ?? 0, selector: null };
}

/** A value that was accepted once needs no second confirmation. */
const keptConfirmed = <Write extends Pick<OwnFactorWrite, 'value' | 'unit' | 'confirmed'>>(
  row: OwnFactorRow,
  write: Write,
): Write => ({
  ...write,
  confirmed:
    write.confirmed || (row.unit_code === write.unit && new Decimal(row.value).equals(String(write.value))),
});
