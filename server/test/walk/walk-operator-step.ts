import { prepareCall } from '../fuzz/prepared-call.ts';
import { callersOf } from '../fuzz/roles.ts';
import { looksOnly, mayWrite } from './operator-lists.ts';
import type { OperatorStep } from './operator-world.ts';
import { isWrittenDown } from './rules/audit-log.ts';
import { needsTheLog } from './rules/closed-log.ts';
import { asksForFreshSignIn } from './rules/fresh-sign-in.ts';
import { saysWhetherReadingChanges } from './rules/head.ts';
import { holdsForImpersonator } from './rules/impersonation.ts';
import { changedNothing } from './rules/looks-only.ts';
import { isRefusedToOthers } from './rules/other-callers.ts';
import { isClosedToLesserRoles } from './rules/roles.ts';
import { isClosedWithoutToken } from './rules/without-token.ts';
import { expectSuccess, isRead, outcomeOf } from './step.ts';

const untouched = 'it touches nothing of an organisation that the request does not name';

/** Everything that holds for an operation of the operator's people: first what is refused, then what works. */
export async function walkOperatorStep(step: OperatorStep): Promise<void> {
  await isClosedWithoutToken(step);
  await isClosedToLesserRoles(step);
  await holdsForImpersonator(step);

  // The least of those who may call it.
  const [caller = 'administrator'] = callersOf(step.operation);
  const prepared = await prepareCall(step.world.app, step, caller);
  const { input, token } = prepared;
  await isRefusedToOthers(step, prepared);
  await asksForFreshSignIn(step, input, token);
  const isWrite = mayWrite(step) && !looksOnly(step);
  if (isWrite) await needsTheLog(step, prepared);

  const send = () =>
    isRead(step.operation)
      ? saysWhetherReadingChanges(step, input, token)
      : outcomeOf(step, input, { token });
  const outcome = isWrite ? await isWrittenDown(step, prepared, send) : await send();
  if (mayWrite(step) && looksOnly(step)) changedNothing(outcome);
  else await step.world.expectNothingOfTheirsChanged(untouched, outcome.changed);
}

/** Only the rule between organisations is checked: a request works, and touches nothing of one that it does not name. */
export async function walkOperatorWrite(step: OperatorStep): Promise<void> {
  if (!mayWrite(step)) return;
  const [caller = 'administrator'] = callersOf(step.operation);
  const { input, token } = await prepareCall(step.world.app, step, caller);
  const outcome = await outcomeOf(step, input, { token });
  expectSuccess('it works', outcome);
  await step.world.expectNothingOfTheirsChanged(untouched, outcome.changed);
}
