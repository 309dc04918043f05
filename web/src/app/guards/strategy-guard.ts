import { redirect } from '@tanstack/react-router';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { placeToResume } from '../../features/wizard/wizard-guards.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Entry } from '../../lib/guards/area-guards.ts';
import { freshAnswer, revalidateAccess } from '../../lib/guards/fresh-answer.ts';
import { isStaff } from '../../lib/session/access.ts';
import { mayWrite } from '../../lib/session/for-writers.tsx';
import { paths } from '../../lib/site/paths.ts';

/** Without an active strategy a member goes to the current step of the wizard, and staff go to the administration. */
export async function requireStrategy({ preload, context }: Entry): Promise<void> {
  const query = strategyQueries.active();
  const known = await queryClient.ensureQueryData({ ...query, revalidateIfStale: true });
  if (known === null && (await freshAnswer(query)) === null) {
    const account = await context.session.resolve();
    if (account && isStaff(account)) throw redirect({ to: paths.admin, replace: true });
    // A reader cannot use the wizard and goes to the own account instead.
    throw redirect({ to: mayWrite(account) ? await placeToResume() : paths.account, replace: true });
  }
  if (!preload) revalidateAccess(query, (strategy) => strategy === null);
}
