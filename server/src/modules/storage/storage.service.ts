import { type StoredValue, type StoredValueWrite, storedValueLimit } from '@metra/contract/storage';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { type StoredRow, storageStore } from './storage.store.ts';

type Who = Pick<Actor, 'organisationId' | 'accountId'>;

export function storageService(db: Db) {
  const store = storageStore(db);

  const writeVersion = (write: Parameters<typeof store.put>[0], version: number | undefined) => {
    if (version === undefined) return store.put(write);
    return version === 0 ? store.create(write) : store.replace({ ...write, version });
  };

  return {
    async read({ organisationId }: Who, name: string): Promise<StoredValue> {
      const row = await store.find(organisationId, name);
      if (!row) throw new DomainError('not_found.stored_value');
      return storedValue(row);
    },

    async write(who: Who, name: string, { value, version }: StoredValueWrite): Promise<StoredValue> {
      assertStorable(value);
      const write = { organisationId: who.organisationId, accountId: who.accountId, name, value };
      const row = await writeVersion(write, version);
      if (row) return storedValue(row);
      const isNew = !(await store.find(who.organisationId, name));
      // Without a version nothing is in the way of a write but the number of names.
      throw new DomainError(isNew && !version ? 'input.too_large' : 'conflict.version');
    },

    async remove({ organisationId }: Who, name: string): Promise<void> {
      await store.remove(organisationId, name);
    },
  };
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
