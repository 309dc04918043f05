import { redirect } from '@tanstack/react-router';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { placeToResume } from '../../features/wizard/wizard-guards.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Entry } from '../../lib/guards/area-guards.ts';
import { freshAnswer, revalidateAccess } from '../../lib/guards/fresh-answer.ts';
import { isStaff } from '../../lib/session/access.ts';
import { mayWrite } from '../../lib/session/for-writers.tsx';
import { paths } from '../../lib/site/paths.ts';

/**
 * Without an active strategy a person goes to the wizard, to the step where they left it; the operator's people go to the
 * administration.
 */
export async function requireStrategy({ preload, context }: Entry): Promise<void> {
  const query = strategyQueries.active();
  const known = await queryClient.ensureQueryData({ ...query, revalidateIfStale: true });
  if (known === null && (await freshAnswer(query)) === null) {
    const account = await context.session.resolve();
    if (account && isStaff(account)) throw redirect({ to: paths.admin, replace: true });
    // A reader begins nothing: until the others have, there is the own account.
    throw redirect({ to: mayWrite(account) ? await placeToResume() : paths.account, replace: true });
  }
  if (!preload) revalidateAccess(query, (strategy) => strategy === null);
}
