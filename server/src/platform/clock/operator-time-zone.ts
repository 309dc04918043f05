/** The operator's calendar days, such as those of invoices and of the overview, are days of this time zone. */
export const operatorTimeZone = 'Europe/Berlin';

/** Returns the operator's calendar day at a moment. */
export const operatorDayOf = (moment: Date): Temporal.PlainDate =>
  moment.toTemporalInstant().toZonedDateTimeISO(operatorTimeZone).toPlainDate();
