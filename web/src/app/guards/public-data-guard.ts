import { redirect } from '@tanstack/react-router';
import type { Entry } from '../../lib/area-guards.ts';
import { isUnauthorized } from '../../lib/errors.ts';
import { places } from '../../lib/places.ts';
import { publicDataQuery } from '../../lib/public-data.queries.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Before /app the public data is there: a 401 lets navigation go on, any other failure leads home. */
export async function loadPublicData(_entry: Entry): Promise<void> {
  try {
    await queryClient.ensureQueryData(publicDataQuery());
  } catch (error) {
    if (!isUnauthorized(error)) throw redirect({ to: places.home, replace: true });
  }
}
