/** Undefined keeps a value; null and blank texts clear it. */
export const textOrNull = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null;
