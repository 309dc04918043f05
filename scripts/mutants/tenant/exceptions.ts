/** Predicates that may be removed without a test failing: the reason, and the names of the predicates. */
export const exceptions: Readonly<Record<string, readonly string[]>> = {};
