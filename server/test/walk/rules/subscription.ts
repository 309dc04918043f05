import type { Input } from '../../sweep/operation-call.ts';
import { expectRefusal } from '../step.ts';
import type { CallableStep } from '../tenant-step.ts';
import { trespassesOf, trespassingInput } from '../trespasses.ts';

/**
 * An operation for subscribers is refused without a subscription, for the caller's own objects and for one of others.
 * It is refused before it looks for any object, so further ones would be answered by the same code.
 */
export async function isClosedWithoutSubscription(step: CallableStep): Promise<void> {
  if (step.operation.access !== 'subscriber') return;
  const { theirs, unsubscribed } = step.world;
  const expectClosed = (about: string, input: Input) =>
    expectRefusal(step, {
      rule: `without a subscription it is closed, with ${about}`,
      input,
      token: unsubscribed.member.token,
      status: 403,
      error: 'subscription.required',
    });
  const own = await step.call.input(unsubscribed);
  await expectClosed('one’s own objects', own);
  for (const trespass of trespassesOf(step.call).slice(0, 1))
    await expectClosed(
      `another organisation’s ${trespass.path}`,
      await trespassingInput(own, trespass, theirs),
    );
}
