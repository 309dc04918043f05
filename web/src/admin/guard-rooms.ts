import { type AnyRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireAccount } from '../lib/guards/account-guard.ts';
import type { Entry } from '../lib/guards/area-guards.ts';

/** For those whom a room is not meant for there is no such page: within administration, beside the rooms they have. */
export function guardRooms(rooms: readonly AnyRoute[]): void {
  for (const room of rooms) {
    const userRoles = room.options.staticData?.userRoles;
    if (!userRoles) continue;
    room.options.beforeLoad = (entry: Entry) => requireAccount(userRoles, entry, room.id);
    // Said by the room itself: otherwise the root would say it, without administration around it.
    room.options.notFoundComponent = lazyRouteComponent(
      () => import('../shell/not-found-page.tsx'),
      'NotFoundPage',
    );
  }
}
