import { redirect } from '@tanstack/react-router';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { placeToResume } from '../../features/wizard/wizard-guards.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Without an active strategy a person goes to the wizard, to the step where they left it. */
export async function requireStrategy(): Promise<void> {
  const query = { ...strategyQueries.active(), revalidateIfStale: true };
  if ((await queryClient.ensureQueryData(query)) === null)
    throw redirect({ to: await placeToResume(), replace: true });
}
