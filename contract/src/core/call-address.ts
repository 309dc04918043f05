import { ClientError } from './client-error.ts';
import type { Call } from './manifest.ts';

export interface AddressInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** Returns the address of an operation on the own site. */
export const addressOf = (name: string, call: Call, { params, query }: AddressInput): string =>
  `/api/v1${pathOf(name, call, params)}${searchOf(name, call, query)}`;

function pathOf(name: string, call: Call, params: Record<string, unknown> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(String(required(name, param, params[param]))),
  );
}

function searchOf(name: string, call: Call, query: Record<string, unknown> = {}): string {
  for (const param of call.requiredQuery ?? []) required(name, param, query[param]);
  const search = new URLSearchParams();
  for (const [param, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    search.set(param, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

/** Refuses a call that lacks a parameter before it is sent. */
function required(operation: string, name: string, value: unknown): unknown {
  if (value !== null && value !== undefined) return value;
  throw new ClientError(`Required parameter ${name} was null or undefined when calling ${operation}.`, {
    id: 'app:required-parameter',
    type: 'app',
  });
}
