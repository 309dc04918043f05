/** The amounts of one call. */
export interface Amounts {
  statements: number;
  rows: number;
  bytes: number;
  /** Processor time in multiples of the fixed piece of work. */
  cpu: number;
}

export type AmountName = keyof Amounts;
export const amountNames = ['statements', 'rows', 'bytes', 'cpu'] as const satisfies AmountName[];

export interface CostOf<Value> {
  operation: string;
  company: string;
  /** Only for operations that read the data of a company: the first call after a change of a record. */
  first: Value | undefined;
  /** Every further call, and every call of all other operations. */
  further: Value;
}

/** An operation with the data of a company. */
export type Cost = CostOf<Amounts>;

export const keyOf = ({ operation, company }: Pick<Cost, 'operation' | 'company'>) =>
  `${operation} ${company}`;
