import {
  type StoredValue,
  type StoredValueWrite,
  storedValueLimit,
} from '@metra/contract/operations/storage';
import { assertUnchanged } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { quotaOf } from '../../platform/http/quota.ts';
import type { Platform } from '../../platform/platform.ts';
import { type StoredRow, storedValueStore } from './storage.store.ts';
import { hasRoom, storageRoom } from './storage-room.ts';

export function storageService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const storeFor = ({ actor }: Call) => storedValueStore(database.kysely, actor.organisationId);

  /** The storage is counted and used under one lock, so that simultaneous writes cannot exceed the limit. */
  const writeWithinRoom = ({ actor }: Call, write: Write, version: number | undefined): Promise<StoredRow> =>
    database.transaction(async (tx) => {
      const store = storedValueStore(tx, actor.organisationId);
      await store.lock();
      const use = await store.useBesides(write.name);
      const row = await writeVersion(store, write, version);
      assertUnchanged(row);
      if (!hasRoom(use, Buffer.byteLength(write.value), quotaOf(actor, storageRoom)))
        throw new DomainError('storage.full');
      return row;
    });

  return {
    async read(call: Call, name: string): Promise<StoredValue> {
      const row = orNotFound(await storeFor(call).find(name), 'not_found.stored_value');
      return storedValue(row);
    },

    async write(call: Call, name: string, { value, version }: StoredValueWrite): Promise<StoredValue> {
      assertStorable(value);
      const write = { accountId: call.actor.accountId, name, value, now: clock.now() };
      const replaced = await storeFor(call).replaceWithoutGrowing(write, version);
      return storedValue(replaced ?? (await writeWithinRoom(call, write, version)));
    },

    remove: (call: Call, name: string): Promise<void> => storeFor(call).remove(name),
  };
}

type Store = ReturnType<typeof storedValueStore>;
type Write = Parameters<Store['put']>[0];

function writeVersion(store: Store, write: Write, version: number | undefined) {
  if (version === undefined) return store.put(write);
  return version === 0 ? store.create(write) : store.replace(write, version);
}

function assertStorable(value: string): void {
  if (Buffer.byteLength(value) > storedValueLimit) throw new DomainError('input.too_large');
  try {
    JSON.parse(value);
  } catch (cause) {
    throw new DomainError('storage.value_malformed', { cause, fields: [{ path: 'value', key: 'format' }] });
  }
}

const storedValue = ({ name, value, version, updated_at }: StoredRow): StoredValue => ({
  name,
  value,
  version,
  updatedAt: updated_at.toISOString(),
});
