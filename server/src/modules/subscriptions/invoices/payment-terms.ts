export const daysToPay = 14;

/** Two weeks after the invoice, and not before its year starts. */
export function dueDay(issuedOn: Temporal.PlainDate, startsOn: Temporal.PlainDate): Temporal.PlainDate {
  const afterIssue = issuedOn.add({ days: daysToPay });
  return Temporal.PlainDate.compare(afterIssue, startsOn) < 0 ? startsOn : afterIssue;
}
