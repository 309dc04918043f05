import { expect } from 'vitest';
import type { Input } from '../../sweep/operation-call.ts';
import { ask } from '../request.ts';
import { counters, expectRefusal, type Outcome, outcomeOf } from '../step.ts';
import type { TenantStep } from '../tenant-step.ts';

/** However often a request comes with one key, it happens once; another request with that key is refused. */
export async function happensOnce(step: TenantStep, input: Input, token: string | null): Promise<Outcome> {
  const { call, operation, world, id } = step;
  const sender = { token, idempotencyKey: 'one-key' };
  const { result, changed } = await world.changesBy(() =>
    Promise.all([1, 2, 3].map(() => ask(world.app, operation, input, sender))),
  );
  const [first, ...others] = result;
  if (!first) throw new Error('Nothing was sent');
  expect.soft(others, 'three requests at once with one key get one answer').toEqual([first, first]);
  expect.soft(changed, 'a request with a key does something').not.toEqual([]);

  const { changed: changedAgain, ...again } = await outcomeOf(step, input, sender);
  expect.soft(again, 'the same request with the same key gets the same answer').toEqual(first);
  const lasting = changedAgain.filter((name) => !counters.includes(name));
  expect.soft(lasting, 'the same request with the same key changes nothing').toEqual([]);

  if (operation.body) {
    if (!call?.another) throw new Error(`Say in server/test/sweep/calls what another request to ${id} is`);
    await expectRefusal(step, {
      rule: 'another request with the same key is refused',
      input: call.another(input),
      token,
      idempotencyKey: sender.idempotencyKey,
      status: 409,
      error: 'conflict.idempotency_key',
      mayChange: counters,
    });
  }
  return { ...first, changed };
}
