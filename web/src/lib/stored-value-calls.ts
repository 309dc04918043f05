import { api } from './api.ts';
import type { StoredValueCalls } from './stored-values.ts';

/** The API's side of stored values. */
export const storedValueCalls: StoredValueCalls = {
  read: (name) => api.storage.read({ params: { name } }),
  write: (name, body, options) => api.storage.write({ params: { name }, body }, options),
  remove: (name) => api.storage.remove({ params: { name } }),
};
