/** The net price of a year is in cents. */
export const DEFAULT_PRICE_CENTS = 69_000;
