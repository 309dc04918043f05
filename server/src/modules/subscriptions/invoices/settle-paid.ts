/** The use of payments on a cancelled invoice, in cents. */
export interface Settlement {
  /** The part that counts for the replacing invoice. */
  carried: number;
  /** The part that is returned to the customer. */
  refunded: number;
}

/** Moves as much as the new invoice needs; without a new one everything is returned. */
export function settlePaid(paid: number, grossOfReplacement: number | null): Settlement {
  const carried = Math.min(paid, grossOfReplacement ?? 0);
  return { carried, refunded: paid - carried };
}
