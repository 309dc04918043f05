/**
 * The key for comparing addresses: a mailbox is the same in any case. Only A to Z are converted, so that no letter of
 * another script becomes a Latin one.
 */
export const emailKey = (typed: string): string =>
  typed.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
