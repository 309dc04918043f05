/** The operator's days: of invoices, payments and promotions. */
export const operatorTimeZone = 'Europe/Berlin';
