import { expect } from 'vitest';
import type { Input } from '../../sweep/operation-call.ts';
import { aNewcomer, notThere, type Organisation } from '../../sweep/tenant-objects.ts';
import { counters, outcomeOf } from '../step.ts';
import type { CallableStep } from '../tenant-step.ts';
import { type Trespass, trespassesOf, trespassingInput } from '../trespasses.ts';

/** An object of another organisation is not found, with a subscription and without one. */
export async function findsNothingOfOthers(step: CallableStep): Promise<void> {
  const trespasses = trespassesOf(step.call);
  if (trespasses.length === 0) return;
  for (const [whose, caller] of await callersOf(step)) {
    const own = await step.call.input(caller);
    for (const trespass of trespasses) await tryOne(step, trespass, whose, caller, own);
  }
}

/** Without a subscription, an operation for subscribers is refused before it looks for an object. */
async function callersOf({ call, operation, world }: CallableStep): Promise<[string, Organisation][]> {
  if (call.byNewcomer) return [['a newcomer', await aNewcomer(world.app, 'Neu')]];
  const { subscribed, unsubscribed } = world;
  return operation.access === 'subscriber'
    ? [['a subscriber', subscribed]]
    : [
        ['a subscriber', subscribed],
        ['a member without subscription', unsubscribed],
      ];
}

async function tryOne(
  step: CallableStep,
  trespass: Trespass,
  whose: string,
  { member }: Organisation,
  own: Input,
): Promise<void> {
  const { theirs, isTheirs, expectNothingOfTheirsChanged } = step.world;
  const { of, answer = notThere[of] } = trespass.reference;
  const isAnswered = answer === 'nothing of theirs';
  const input = await trespassingInput(own, trespass, theirs);
  const { error, text, changed } = await outcomeOf(step, input, { token: member.token });
  const rule = `another organisation’s ${of} as ${trespass.path} is not there for ${whose}`;
  expect.soft(error, `${rule}: ${text}`).toBe(isAnswered ? undefined : answer);
  expect.soft(text, `${rule}: nothing of theirs is shown`).not.toMatch(isTheirs);
  if (isAnswered) await expectNothingOfTheirsChanged(`${rule}: nothing of theirs changes`, changed);
  else {
    const lasting = changed.filter((name) => !counters.includes(name));
    expect.soft(lasting, `${rule}: no table changes`).toEqual([]);
  }
}
