/** Undefined leaves, null clears, and so does a text of nothing but spaces. */
export const textOrNull = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null;
