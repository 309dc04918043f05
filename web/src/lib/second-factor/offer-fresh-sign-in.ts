let ask: () => Promise<boolean> = async () => false;

/**
 * A refused call opens a dialog to sign in again. Public pages do not register it, because they make no such
 * calls and would become larger.
 */
export function offerFreshSignIn(signInAfresh: () => Promise<boolean>): void {
  ask = signInAfresh;
}

export const isSignedInAfresh = (): Promise<boolean> => ask();
