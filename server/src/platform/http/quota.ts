import type { Actor } from './actor.ts';

/** How much of something an organisation may have. */
export interface Quota<Amount> {
  /** While a subscription or a trial runs, and for those who run the product. */
  readonly full: Amount;
  /** Otherwise: enough to begin with, too little to fill a disk for nothing. */
  readonly small: Amount;
}

type Holder = Pick<Actor, 'subscriptionActive' | 'roles'>;

const isStaff = ({ roles }: Holder) => roles.includes('METRA') || roles.includes('ADMIN');

export const quotaOf = <Amount>(holder: Holder, { full, small }: Quota<Amount>): Amount =>
  holder.subscriptionActive || isStaff(holder) ? full : small;
