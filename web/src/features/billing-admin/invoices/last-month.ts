/** Returns the first and last day of the month before a day, which is the next one for the tax adviser. */
export function lastMonth(today: string): { from: string; to: string } {
  const day = new Date(`${today}T00:00:00Z`);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 0));
  const to = last.toISOString().slice(0, 10);
  return { from: `${to.slice(0, 8)}01`, to };
}
