import type { Operation } from '@metra/contract/core/operation';
import { expect } from 'vitest';
import { ask } from '../request.ts';
import { expectSuccess, isRead } from '../step.ts';
import type { TenantStep } from '../tenant-step.ts';

const pageSize = 100;
export const isList = ({ query }: Operation) => query !== undefined && 'pageSize' in query.shape;

/** A read that names no object shows the caller's own data only, on every page. */
export async function showsOwnOnly({ operation, call, world }: TenantStep): Promise<void> {
  if (!isRead(operation) || operation.access === 'public' || operation.params) return;
  const { app, subscribed, isTheirs } = world;
  // The read is not filtered by an object, because filters could hide what should not be there.
  const isFilter = call && Object.keys(call.refers).length > 0;
  const asked = call && !isFilter ? await call.input(subscribed) : {};
  const read = async (page: object) => {
    const input = isList(operation) ? { ...asked, query: { ...(asked.query ?? {}), ...page } } : asked;
    const answer = await ask(app, operation, input, { token: subscribed.member.token });
    expectSuccess('it can be read', answer);
    expect.soft(answer.text.match(isTheirs)?.[0], 'it shows nothing of another organisation').toBeUndefined();
    return answer.text;
  };
  const first = await read({ page: 0, pageSize });
  if (!isList(operation)) return;
  const { total } = JSON.parse(first);
  // A page that is not full is not counted.
  const { total: counted } = JSON.parse(await read({ page: 0, pageSize: 1 }));
  expect.soft(counted, 'it counts nothing of another organisation').toBe(total);
  const pages = Math.ceil(total / pageSize);
  for (let page = 1; page < pages; page += 1) await read({ page, pageSize });
}
