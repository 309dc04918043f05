/** A code as it is kept: people type it in any case and copy it with spaces. */
export const tidyCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase().slice(0, 50);
