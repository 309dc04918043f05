import { session } from '../../lib/session/current-session.ts';
import { useSession } from '../../lib/session/use-session.ts';

/**
 * Returns the organisation of the signed-in person. Before it is known it is 0, which no organisation has.
 */
export const useOwnOrganisationId = (): number => useSession().account?.organisation.id ?? 0;

/** Input is stored by account, so that two accounts on one computer never mix. */
export const useInputOwner = (): number => useSession().account?.id ?? 0;

/** A screen needs these answers as soon as the person's organisation is known. */
export function needsOfOwn<Need>(needs: (organisationId: number) => readonly Need[]): readonly Need[] {
  const id = session.state().account?.organisation.id;
  return id === undefined ? [] : needs(id);
}
