import type { Owner } from '../src/lib/autosave/owner.ts';

export const anOwner = (changes: Partial<Owner> = {}): Owner => ({
  id: '1',
  isSignedIn: () => true,
  onSignIn: () => () => {},
  ...changes,
});
