/** A file has at most 20 MB. */
export const maxFileBytes = 20_000_000;
