import type { ParsedLocation } from '@tanstack/react-router';
import type { Session } from '../session/session.ts';

/** A guard decides who may enter each of these areas. */
export type Area = 'app' | 'strategy' | 'subscription';

export interface Entry {
  context: { session: Session };
  location: ParsedLocation;
  /** The pointer only rests on a link, so a guard changes nothing and shows no message. */
  preload: boolean;
}

/** It throws a redirect when the account may not enter the area. */
export type AreaGuard = (entry: Entry) => Promise<void>;

/** It throws a redirect, or the error itself when there is no page to redirect to. */
type Leave = (error: unknown, entry: Entry) => Promise<never>;

const guards = new Map<Area, AreaGuard>();
let leave: Leave = async (error) => {
  throw error;
};

/** `app/guards` registers the guards, so that `lib/guards` does not import what they need. */
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
