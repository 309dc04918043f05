import type { Actor } from './actor.ts';

/** The amount that an organisation may have. */
export interface Quota<Amount> {
  /** For organisations with a subscription or trial, and for the operator. */
  readonly full: Amount;
  /** For all others: enough to start with, and too little to fill a disk. */
  readonly small: Amount;
}

type Holder = Pick<Actor, 'subscriptionActive' | 'roles'>;

const isStaff = ({ roles }: Holder) => roles.includes('METRA') || roles.includes('ADMIN');

export const quotaOf = <Amount>(holder: Holder, { full, small }: Quota<Amount>): Amount =>
  holder.subscriptionActive || isStaff(holder) ? full : small;
