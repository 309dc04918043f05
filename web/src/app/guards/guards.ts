import { guardArea, onUnreadableAccount } from '../../lib/area-guards.ts';
import { loadPublicData } from './public-data-guard.ts';
import { requireStrategy } from './strategy-guard.ts';
import { requireSubscription } from './subscription-guard.ts';
import { leaveWithoutAccount } from './unreadable-account.ts';

/** What must hold before each area is entered (specification section 2), from the outside in. */
onUnreadableAccount(leaveWithoutAccount);
guardArea('app', loadPublicData);
guardArea('strategy', requireStrategy);
guardArea('subscription', requireSubscription);
