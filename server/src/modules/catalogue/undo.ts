/** What is switched can be switched back at any time; a year is as far as anyone asks. */
export function undoIsOpen(now: Date): string {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  return until.toISOString();
}
