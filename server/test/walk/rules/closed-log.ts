import type { PreparedCall } from '../../fuzz/prepared-call.ts';
import { keptDocuments } from '../operator-lists.ts';
import type { OperatorStep } from '../operator-world.ts';
import { expectRefusal } from '../step.ts';

/** An act that cannot be logged does not happen. */
export async function needsTheLog(step: OperatorStep, { input, token }: PreparedCall): Promise<void> {
  await step.world.withLogClosed(() =>
    expectRefusal(step, {
      rule: 'what cannot be written down is not done',
      input,
      token,
      status: 500,
      mayChange: keptDocuments,
    }),
  );
}
