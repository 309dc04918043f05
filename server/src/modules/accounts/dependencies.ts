import type { Platform } from '../../platform/platform.ts';
import { resourceLinks } from '../resources/resources.module.ts';
import { createBillingContact } from '../subscriptions/subscriptions.module.ts';
import { accountLimits } from './account-limits.service.ts';
import { accountMailer } from './account-mailer.service.ts';
import { mailLinks } from './mail-links.ts';
import { relyingPartyOf } from './second-factor/relying-party.ts';
import { type SecondFactorDemand, secondFactorPolicy } from './second-factor/second-factor-settings.ts';
import { type RecentSessionChanges, recentSessionChanges } from './sessions/recent-session-changes.ts';
import { sessionChanges } from './sessions/session-changes.service.ts';

export type AccountsPlatform = Pick<
  Platform,
  | 'configuration'
  | 'database'
  | 'clock'
  | 'signals'
  | 'audit'
  | 'limiter'
  | 'passwords'
  | 'vault'
  | 'mailer'
  | 'jobs'
  | 'files'
  | 'signedLinks'
>;

/** The shared dependencies of this module's services, each of which names the ones that it needs. */
export const accountDependencies = (
  platform: AccountsPlatform,
  recentChanges: RecentSessionChanges = recentSessionChanges(),
  secondFactor: SecondFactorDemand = 'optional',
) => ({
  database: platform.database,
  clock: platform.clock,
  audit: platform.audit,
  passwords: platform.passwords,
  vault: platform.vault,
  relyingParty: relyingPartyOf(platform.configuration.publicUrl),
  isSecondFactorDemanded: secondFactorPolicy(secondFactor),
  limits: accountLimits(platform.limiter),
  links: mailLinks(platform.configuration.publicUrl),
  linkTo: resourceLinks(platform),
  mailer: accountMailer(platform),
  billingContact: createBillingContact(platform),
  sessions: sessionChanges(platform.signals, recentChanges),
});

export type Dependencies = ReturnType<typeof accountDependencies>;
