import { prepareCall } from '../fuzz/prepared-call.ts';
import { callersOf } from '../fuzz/roles.ts';
import { aNewcomer, aSubscribedOrganisation } from '../sweep/tenant-objects.ts';
import { ofOwners } from './rights-lists.ts';
import { asksForFreshSignIn } from './rules/fresh-sign-in.ts';
import { saysWhetherReadingChanges } from './rules/head.ts';
import { holdsForImpersonator } from './rules/impersonation.ts';
import { worksWithOwnObjects } from './rules/own-objects.ts';
import { isList, showsOwnOnly } from './rules/own-reads.ts';
import { isCompared, readsTheSame } from './rules/same-readings.ts';
import { isClosedWithoutSubscription } from './rules/subscription.ts';
import { isClosedToLesserTeamRoles, isOfTeam, isOpenToReader } from './rules/team-roles.ts';
import { findsNothingOfOthers } from './rules/trespass.ts';
import { isClosedWithoutToken } from './rules/without-token.ts';
import { isRead } from './step.ts';
import { type CallableStep, isCallable, type TenantStep } from './tenant-step.ts';
import { sessionAs } from './world.ts';

/** Everything that holds for an operation of those who belong to one organisation: first what is refused, then what works. */
export async function walkTenantStep(step: TenantStep): Promise<void> {
  await isClosedWithoutToken(step);
  await holdsForImpersonator(step);
  if (isCallable(step)) {
    await findsNothingOfOthers(step);
    await isClosedWithoutSubscription(step);
  }
  await (isRead(step.operation) ? walkRead(step) : walkWrite(step));
}

/** Only the rules between organisations are checked: nothing of others is found, shown or touched. */
export async function walkBetweenTenants(step: TenantStep): Promise<void> {
  if (isCallable(step)) await findsNothingOfOthers(step);
  if (isRead(step.operation)) return walkOwnReads(step);
  if (!isCallable(step)) return;
  const { member, input } = await ownRequest(step, step.call.input);
  await worksWithOwnObjects(step, input, member.token);
  await walkFurther(step);
}

async function walkRead(step: TenantStep): Promise<void> {
  const { app } = step.world;
  const [caller = 'nobody'] = callersOf(step.operation);
  const { account, input, token } = await prepareCall(app, step, caller);
  // A reader without a subscription is the least of those who may read.
  const reader = isOfTeam(step.operation) ? await sessionAs(app, account, 'READER') : token;
  await saysWhetherReadingChanges(step, input, reader);
  await walkOwnReads(step);
}

async function walkWrite(step: TenantStep): Promise<void> {
  const { app } = step.world;
  if (!isCallable(step)) {
    const { input, token } = await prepareCall(app, step, 'nobody');
    return worksWithOwnObjects(step, input, token);
  }
  const { member, input } = await ownRequest(step, step.call.input);
  let { token } = member;
  if (isOfTeam(step.operation)) {
    await isClosedToLesserTeamRoles(step, member, input);
    // A member who is no owner is the least of those who may write.
    token = await sessionAs(app, member, ofOwners.includes(step.id) ? 'OWNER' : 'MEMBER');
  }
  await asksForFreshSignIn(step, input, token);
  await worksWithOwnObjects(step, input, token);
  await isOpenToReader(step);
  await walkFurther(step);
}

async function walkOwnReads(step: TenantStep): Promise<void> {
  const { subscribed } = step.world;
  if (isCompared(step)) {
    await readsTheSame(step);
    // Only the first page was compared.
    if (isList(step.operation)) await showsOwnOnly(step);
    return;
  }
  await showsOwnOnly(step);
  if (isCallable(step))
    await worksWithOwnObjects(step, await step.call.input(subscribed), subscribed.member.token);
}

async function walkFurther(step: CallableStep): Promise<void> {
  for (const inputOf of step.call.further ?? []) {
    const { member, input } = await ownRequest(step, inputOf);
    await worksWithOwnObjects(step, input, member.token);
  }
}

/** A valid request of an organisation that a write may use up. */
async function ownRequest({ call, world: { app } }: CallableStep, inputOf: CallableStep['call']['input']) {
  const own = await (call.byNewcomer ? aNewcomer : aSubscribedOrganisation)(app, 'Eigen');
  return { member: own.member, input: await inputOf(own) };
}
