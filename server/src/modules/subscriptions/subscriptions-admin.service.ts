import type { AdminSubscription, subscriptionsAdmin } from '@metra/contract/billing-admin';
import type { Query } from '@metra/contract/operation';
import type { Page } from '@metra/contract/primitives';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { adminSubscriptionViews } from './subscriptions-admin.views.ts';

/** What the operator sees of subscriptions. */
export const subscriptionsAdminService = ({ database, clock }: Pick<Platform, 'database' | 'clock'>) => ({
  list: (_call: Call, query: Query<typeof subscriptionsAdmin.list>): Promise<Page<AdminSubscription>> =>
    adminSubscriptionViews(database.kysely, clock).list(query),
});
