/** What becomes of the money that was paid on an invoice that is taken back, in cents. */
export interface Settlement {
  /** Counts as paid on the invoice that takes its place. */
  carried: number;
  /** Goes back to the customer. */
  refunded: number;
}

/** As much as the new invoice can take is carried over to it; without a new one everything goes back. */
export function settlePaid(paid: number, grossOfReplacement: number | null): Settlement {
  const carried = Math.min(paid, grossOfReplacement ?? 0);
  return { carried, refunded: paid - carried };
}
