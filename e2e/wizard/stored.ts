import { ClientError } from '@metra/contract/core/client-error';
import type { PublicData } from '@metra/contract/operations/frontend';
import pg from 'pg';
import type { Caller } from '../accounts/api.ts';
import type { ServedProgram } from '../program.ts';
import { goalOf, measureOf } from './catalogue.ts';

type Flags = { done: boolean; seen: boolean };
type Steps = Record<string, Flags>;

const done: Flags = { done: true, seen: true };

/** The named steps are done and the others are untouched. */
export const stepsDone = (...names: string[]): Steps => Object.fromEntries(names.map((name) => [name, done]));

/** Another device would store the value in the same way. */
export async function store(caller: Caller, name: string, value: unknown): Promise<void> {
  await caller.api.storage.write({
    params: { name: `metraLite.${name}` },
    body: { value: JSON.stringify(value) },
  });
}

const BEFORE_COMPANY = ['hello', 'motivation', 'goals', 'measures', 'measures.e', 'measures.s'];

export async function storeUpToCompany(caller: Caller, catalogue: PublicData): Promise<void> {
  await store(caller, 'motivation', [catalogue.motivations[0]?.id, catalogue.motivations[2]?.id]);
  await store(caller, 'goals', { e: goalOf(catalogue, 'e').id, s: goalOf(catalogue, 's').id });
  await store(caller, 'measures', { e: measureOf(catalogue, 'e').id, s: measureOf(catalogue, 's').id });
  await store(caller, 'steps', stepsDone(...BEFORE_COMPANY));
}

export async function storeUpToSummary(caller: Caller, catalogue: PublicData): Promise<void> {
  await storeUpToCompany(caller, catalogue);
  await store(caller, 'companyInfo', {
    name: 'Lindner Feinmechanik GmbH',
    industry: catalogue.industries[3]?.id,
    size: catalogue.sizes[1]?.id,
    address: 'Zollernstraße 12',
    zipCode: '78532',
    city: 'Tuttlingen',
    country: 'DE',
  });
  await store(caller, 'steps', stepsDone(...BEFORE_COMPANY, 'companyInfos'));
}

/** There is null if nothing is stored under the name. */
export async function stored(caller: Caller, name: string): Promise<unknown> {
  try {
    const { value } = await caller.api.storage.read({ params: { name: `metraLite.${name}` } });
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return null;
    throw error;
  }
}

/** Truncates a stored value, which no call of the API could do. */
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
