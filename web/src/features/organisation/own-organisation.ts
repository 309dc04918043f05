import { session } from '../../lib/session/current-session.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** Of whoever is signed in; 0 before that is known, which no organisation has. */
export const useOwnOrganisationId = (): number => useSession().account?.organisation.id ?? 0;

/** Whose input is kept: two accounts on one computer never mix. */
export const useInputOwner = (): number => useSession().account?.id ?? 0;

/** What a screen needs of the own organisation, as soon as it is known which that is. */
export function needsOfOwn<Need>(needs: (organisationId: number) => readonly Need[]): readonly Need[] {
  const id = session.state().account?.organisation.id;
  return id === undefined ? [] : needs(id);
}
