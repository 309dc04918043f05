/**
 * What logins and uniqueness compare: one mailbox, whatever case it is written in. Only A to Z change, so that no
 * letter of another script ever turns into one of ours.
 */
export const emailKey = (typed: string): string =>
  typed.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
