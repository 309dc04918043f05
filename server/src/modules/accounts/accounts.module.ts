import type { Identity } from '../../platform/http/actor.ts';
import { createOnce } from '../../platform/limits/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Exporter } from '../../platform/text/exporter.ts';
import { accountRoutes } from './account.routes.ts';
import { accountsAdminRoutes } from './accounts-admin.routes.ts';
import { accountActs } from './administration/account-acts.service.ts';
import { accountBulkService } from './administration/account-bulk.service.ts';
import { accountSessionsService } from './administration/account-sessions.service.ts';
import { accountsAdminService } from './administration/accounts-admin.service.ts';
import { authRoutes } from './auth.routes.ts';
import { registerAccountCleanUpJob } from './clean-up.job.ts';
import { credentialsResetService } from './credentials/credentials-reset.service.ts';
import { emailChangeService } from './credentials/email-change.service.ts';
import { passwordChangeService } from './credentials/password-change.service.ts';
import { recoveryService } from './credentials/recovery.service.ts';
import { type AccountsPlatform, accountDependencies } from './dependencies.ts';
import { eventsService } from './events/events.service.ts';
import { exportService } from './export/export.service.ts';
import { organisationExporters } from './export/organisation-exporters.service.ts';
import { helpService } from './help/help.service.ts';
import { recordHistoryService } from './history/record-history.service.ts';
import { organisationRemoval, removedAfter } from './profile/organisation-removal.service.ts';
import { profileService } from './profile/profile.service.ts';
import { recordHistoryRoutes } from './record-history.routes.ts';
import { type BringResults, registrationService } from './registration/registration.service.ts';
import { signInConfirmation } from './second-factor/confirm-sign-in.service.ts';
import { ownSecondFactorService } from './second-factor/own-second-factor.service.ts';
import { secondFactorLogin } from './second-factor/second-factor-login.service.ts';
import type { SecondFactorDemand } from './second-factor/second-factor-settings.ts';
import { takeOffSecondFactorService } from './second-factor/take-off-second-factor.service.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { recentSessionChanges } from './sessions/recent-session-changes.ts';
import { sessionChanges } from './sessions/session-changes.service.ts';
import { sessionLookup } from './sessions/session-lookup.service.ts';
import { impersonationService } from './sign-in/impersonation.service.ts';
import { signInService } from './sign-in/sign-in.service.ts';
import { joiningService } from './team/joining.service.ts';
import { teamService } from './team/team.service.ts';
import { teamRoutes } from './team.routes.ts';

export { notify } from './events/events.store.ts';
export { readSupportEmail } from './help/support-settings.ts';
export { readSecondFactorDemand, type SecondFactorDemand } from './second-factor/second-factor-settings.ts';
export { ensureFirstAdministrator } from './setup/administrator.service.ts';
export { type DemoAccount, ensureDemoAccounts } from './setup/demo-accounts.service.ts';

/** Notifies all servers that the permissions of an organisation's members have changed. */
export const membersRefresh = ({ signals }: Pick<Platform, 'signals'>) =>
  sessionChanges(signals, recentSessionChanges()).refreshMembers;

interface Settings {
  exporters: readonly Exporter[];
  /** The address for questions. */
  supportEmail: string | undefined;
  /** The people who must use a second factor. */
  secondFactor: SecondFactorDemand;
  /** The number of days in which a registration can be confirmed. */
  unconfirmedDays: number;
  /** Attaches questionnaire results to a new account. */
  attachResultsToAccount: BringResults;
}

/** People, their sign-in and their sessions. */
export function accountsModule(
  platform: AccountsPlatform,
  { exporters, supportEmail, secondFactor, unconfirmedDays, attachResultsToAccount }: Settings,
) {
  const { database, signals, audit, files } = platform;
  const recentChanges = recentSessionChanges();
  const dependencies = accountDependencies(platform, recentChanges, secondFactor);
  const credentialsReset = credentialsResetService(dependencies);
  const acts = accountActs(dependencies);
  registerAccountCleanUpJob({ ...platform, unconfirmedDays });

  const identity: Identity = {
    sessions: sessionLookup(dependencies, signals, recentChanges),
    onImpersonatedCall: (actor, operation, path, origin) =>
      audit.record(database.kysely, {
        action: 'impersonation.call',
        actor,
        subject: path.slice(0, 300),
        origin,
        details: { operation },
      }),
  };

  const handlers = {
    auth: authRoutes({
      signIn: signInService(dependencies),
      secondFactor: secondFactorLogin(dependencies),
      confirmation: signInConfirmation(dependencies),
      impersonation: impersonationService(dependencies),
    }),
    account: accountRoutes({
      registration: registrationService({ ...dependencies, attachResultsToAccount }),
      recovery: recoveryService(dependencies),
      passwordChange: passwordChangeService(dependencies),
      emailChange: emailChangeService(dependencies),
      credentialsReset,
      profile: profileService(dependencies),
      events: eventsService(dependencies),
      exporting: exportService(dependencies, [...organisationExporters(files), ...exporters]),
      help: helpService({
        ...platform,
        ...dependencies,
        mailer: platform.mailer,
        once: createOnce(platform),
        supportEmail,
      }),
    }),
    accountsAdmin: accountsAdminRoutes({
      administration: accountsAdminService({ ...dependencies, acts }),
      bulk: accountBulkService({ ...dependencies, acts }),
      sessions: accountSessionsService(dependencies),
      credentialsReset,
      takingOff: takeOffSecondFactorService(dependencies),
    }),
    recordHistory: recordHistoryRoutes(recordHistoryService(dependencies)),
    secondFactor: secondFactorRoutes(ownSecondFactorService(dependencies)),
    team: teamRoutes({ teams: teamService(dependencies), joining: joiningService(dependencies) }),
  };
  return {
    handlers,
    exports: {
      identity,
      refreshMembers: dependencies.sessions.refreshMembers,
      /** For the module that shows organisations to others. */
      organisationRemoval: { remove: organisationRemoval(dependencies), removedAfter },
    },
  };
}
