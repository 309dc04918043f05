/** The most bytes a file may have: 20 MB. */
export const maxFileBytes = 20_000_000;
