import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Instant, text, Version, VersionOrNone } from '../core/primitives.ts';

/** A dotted name such as `metraLite.goals`. */
const StoredValueName = z
  .string()
  .max(100)
  .regex(/^[a-zA-Z][a-zA-Z0-9_-]*(\.[a-zA-Z0-9_-]+)*$/);

export const storedValueLimit = 256 * 1024;

export const StoredValue = z.object({
  name: StoredValueName,
  value: text(storedValueLimit).meta({ description: 'A JSON string' }),
  version: Version,
  updatedAt: Instant,
});
export type StoredValue = z.infer<typeof StoredValue>;

export const StoredValueWrite = z.strictObject({
  value: text(storedValueLimit).meta({ description: 'A JSON string' }),
  version: VersionOrNone.optional().meta({
    description: 'The version last read, 0 for none yet; an old one is refused',
  }),
});
export type StoredValueWrite = z.infer<typeof StoredValueWrite>;

const named = z.object({ name: StoredValueName });

export const storage = {
  read: operation({
    method: 'GET',
    path: '/my/organisation/storage/{name}',
    access: 'member',
    summary: 'A stored value of the own organisation',
    params: named,
    response: StoredValue,
    errors: ['not_found.stored_value'],
  }),
  write: operation({
    method: 'PUT',
    path: '/my/organisation/storage/{name}',
    access: 'member',
    summary: 'Store a value under a name',
    params: named,
    body: StoredValueWrite,
    response: StoredValue,
    errors: ['conflict.version', 'storage.value_malformed', 'storage.full', 'input.too_large'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/my/organisation/storage/{name}',
    access: 'member',
    summary: 'Delete a stored value',
    refusedToImpersonator: true,
    params: named,
    response: null,
  }),
};
