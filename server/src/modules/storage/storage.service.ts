import { type StoredValue, type StoredValueWrite, storedValueLimit } from '@metra/contract/storage';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { type StoredRow, storedValueStore } from './storage.store.ts';

export function storageService({ database }: Pick<Platform, 'database'>) {
  const storeFor = ({ actor }: Call) => storedValueStore(database.kysely, actor.organisationId);

  /** New names are made one after the other, because they are counted. */
  const withNewName = <T>({ actor: { organisationId } }: Call, work: (store: Store) => Promise<T>) =>
    database.transaction(async (tx) => {
      await lockTenant(tx, organisationId);
      return work(storedValueStore(tx, organisationId));
    });

  async function writeVersion(call: Call, write: Write, version: number | undefined) {
    if (version) return storeFor(call).replace(write, version);
    if (version === 0) return withNewName(call, (store) => store.create(write));
    return (await storeFor(call).overwrite(write)) ?? withNewName(call, (store) => store.put(write));
  }

  return {
    async read(call: Call, name: string): Promise<StoredValue> {
      const row = await storeFor(call).find(name);
      if (!row) throw new DomainError('not_found.stored_value');
      return storedValue(row);
    },

    async write(call: Call, name: string, { value, version }: StoredValueWrite): Promise<StoredValue> {
      assertStorable(value);
      const write = { accountId: call.actor.accountId, name, value };
      const row = await writeVersion(call, write, version);
      if (row) return storedValue(row);
      const isNew = !(await storeFor(call).find(name));
      // A write without a version can only fail because there are too many names.
      throw new DomainError(isNew && !version ? 'input.too_large' : 'conflict.version');
    },

    remove: (call: Call, name: string): Promise<void> => storeFor(call).remove(name),
  };
}

type Store = ReturnType<typeof storedValueStore>;
type Write = Parameters<Store['put']>[0];

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
