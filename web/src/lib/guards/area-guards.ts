import type { ParsedLocation } from '@tanstack/react-router';
import type { Session } from '../session/session.ts';

/** Areas of the application that may only be entered when something holds. */
export type Area = 'app' | 'strategy' | 'subscription';

export interface Entry {
  context: { session: Session };
  location: ParsedLocation;
  /** The pointer only rests on a link: look, but change nothing and say nothing. */
  preload: boolean;
}

/** Throws a redirect when the area may not be entered. */
export type AreaGuard = (entry: Entry) => Promise<void>;

/** Throws where somebody goes whose account cannot be read, or the error itself. */
type Leave = (error: unknown, entry: Entry) => Promise<never>;

const guards = new Map<Area, AreaGuard>();
let leave: Leave = async (error) => {
  throw error;
};

/** `app/guards` registers the guards, so that `lib/routes` need not import what they know. */
export const guardArea = (area: Area, guard: AreaGuard): void => void guards.set(area, guard);

export function onUnreadableAccount(registered: Leave): void {
  leave = registered;
}

export const leaveWithoutAccount: Leave = (error, entry) => leave(error, entry);

export async function enterArea(area: Area, entry: Entry): Promise<void> {
  const guard = guards.get(area);
  if (!guard) throw new Error(`Nobody guards the area ${area}.`);
  await guard(entry);
}
