import type { Operation } from '@metra/contract/core/operation';
import { expect } from 'vitest';
import type { TestAccount } from '../../factories/accounts.ts';
import { prepareCall } from '../../fuzz/prepared-call.ts';
import { callersOf } from '../../fuzz/roles.ts';
import type { Input } from '../../sweep/operation-call.ts';
import { ask } from '../request.ts';
import { ofOwners, ofTheReader } from '../rights-lists.ts';
import { expectRefusal, expectSuccess, type Step } from '../step.ts';
import { sessionAs } from '../world.ts';

/** These operations are the organisation's work, in contrast to public ones and the operator's. */
export const isOfTeam = ({ access }: Operation) => access === 'member' || access === 'subscriber';

/** A valid request is refused to people whose role in the team is too low. */
export async function isClosedToLesserTeamRoles(
  step: Step,
  account: TestAccount,
  input: Input,
): Promise<void> {
  const { app } = step.world;
  if (!ofTheReader.includes(step.id))
    await expectRefusal(step, {
      rule: 'a reader may not call it',
      input,
      token: await sessionAs(app, account, 'READER'),
      status: 403,
      error: 'team.read_only',
    });
  if (ofOwners.includes(step.id))
    await expectRefusal(step, {
      rule: 'a member who is no owner may not call it',
      input,
      token: await sessionAs(app, account, 'MEMBER'),
      status: 403,
      error: 'team.owner_only',
    });
  else expect.soft(step.operation.ownerOnly, 'only what the list names is for owners').toBeUndefined();
}

/** A reader may change their own data, even without a subscription. */
export async function isOpenToReader(step: Step): Promise<void> {
  if (!ofTheReader.includes(step.id)) return;
  const { app } = step.world;
  const [caller = 'nobody'] = callersOf(step.operation);
  const { account, input } = await prepareCall(app, step, caller);
  const token = await sessionAs(app, account, 'READER');
  expectSuccess('a reader may call it', await ask(app, step.operation, input, { token }));
}
