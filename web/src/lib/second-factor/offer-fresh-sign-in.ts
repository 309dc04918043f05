let ask: () => Promise<boolean> = async () => false;

/**
 * Lets whoever is refused prove once more who they are. Pages for everyone never offer it: what asks would make them heavier, and
 * they call nothing that is refused so.
 */
export function offerFreshSignIn(signInAfresh: () => Promise<boolean>): void {
  ask = signInAfresh;
}

export const isSignedInAfresh = (): Promise<boolean> => ask();
