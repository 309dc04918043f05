import type { Identity } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountRoutes } from './account.routes.ts';
import { accountsAdminRoutes } from './accounts-admin.routes.ts';
import { accountsAdminService } from './administration/accounts-admin.service.ts';
import { authRoutes } from './auth.routes.ts';
import { credentialsResetService } from './credentials/credentials-reset.service.ts';
import { passwordChangeService } from './credentials/password-change.service.ts';
import { recoveryService } from './credentials/recovery.service.ts';
import { eventsService } from './events/events.service.ts';
import { exportService } from './export/export.service.ts';
import type { Exporter } from './export/exporter.ts';
import { ownExporters } from './export/own-exporters.ts';
import { defineHousekeeping } from './housekeeping.ts';
import { profileService } from './profile/profile.service.ts';
import { registrationService } from './registration/registration.service.ts';
import { sessionLookup } from './session-lookup.ts';
import { impersonationService } from './sign-in/impersonation.service.ts';
import { recentEndings } from './sign-in/recent-endings.ts';
import { sessionEnding } from './sign-in/session-ending.ts';
import { signInService } from './sign-in/sign-in.service.ts';
import { joiningService } from './team/joining.service.ts';
import { teamService } from './team/team.service.ts';
import { teamRoutes } from './team.routes.ts';
import { type AccountsPlatform, accountTools } from './tools.ts';

export { networkOf } from './attempts.ts';
export { type Notification, notify } from './events/notify.ts';
export type { ExportedFile, ExportedTable, Exporter } from './export/exporter.ts';
export { tableOf } from './export/tenant-tables.ts';

export { ensureFirstAdministrator } from './setup/create-administrator.ts';
export { type DemoAccount, ensureDemoAccounts } from './setup/demo-accounts.ts';

/** Lets all servers know that what the members of an organisation may do has changed. */
export const membersRefresh = ({ signals }: Pick<Platform, 'signals'>) =>
  sessionEnding(signals, recentEndings()).refreshMembers;

/** People: who they are, how they prove it, and how long that holds. */
export function accountsModule(platform: AccountsPlatform, exporters: readonly Exporter[] = []) {
  const { database, clock, signals, audit, files } = platform;
  const endings = recentEndings();
  const tools = accountTools(platform, endings);
  const credentialsReset = credentialsResetService(tools);
  defineHousekeeping(platform);

  const identity: Identity = {
    authenticate: sessionLookup(database.kysely, clock, signals, endings),
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
    auth: authRoutes({ signIn: signInService(tools), impersonation: impersonationService(tools) }),
    account: accountRoutes({
      registration: registrationService(tools),
      recovery: recoveryService(tools),
      passwordChange: passwordChangeService(tools),
      credentialsReset,
      profile: profileService(tools),
      events: eventsService(tools),
      exporting: exportService(tools, [...ownExporters(files), ...exporters]),
    }),
    accountsAdmin: accountsAdminRoutes({ administration: accountsAdminService(tools), credentialsReset }),
    team: teamRoutes({ teams: teamService(tools), joining: joiningService(tools) }),
  };
  return { identity, handlers, refreshMembers: tools.sessions.refreshMembers };
}
