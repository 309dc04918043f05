/** Net price of a year in cents (specification section 9). */
export const DEFAULT_PRICE_CENTS = 69_000;
