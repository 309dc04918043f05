import { ClientError } from '@metra/contract/client-error';
import pg from 'pg';
import type { Caller } from '../accounts/api.ts';
import type { ServedProgram } from '../program.ts';

type Flags = { done: boolean; seen: boolean };
type Steps = Record<string, Flags>;

const done: Flags = { done: true, seen: true };

/** Steps that are done, the others untouched. */
export const stepsDone = (...names: string[]): Steps => Object.fromEntries(names.map((name) => [name, done]));

/** Puts a value where the wizard keeps it, as another device would have. */
export async function store(caller: Caller, name: string, value: unknown): Promise<void> {
  await caller.api.storage.write({
    params: { name: `metraLite.${name}` },
    body: { value: JSON.stringify(value) },
  });
}

/** What is stored under a name; null when there is nothing. */
export async function stored(caller: Caller, name: string): Promise<unknown> {
  try {
    const { value } = await caller.api.storage.read({ params: { name: `metraLite.${name}` } });
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return null;
    throw error;
  }
}

/** Cuts a value off in the middle, as no call of the API could. */
export async function spoil(program: ServedProgram, organisationId: number, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: program.connectionString });
  await client.connect();
  await client.query('update stored_values set value = $3 where organisation_id = $1 and name = $2', [
    organisationId,
    name,
    '{"hello":',
  ]);
  await client.end();
}
