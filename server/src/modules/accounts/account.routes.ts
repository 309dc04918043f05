import type { account } from '@metra/contract/operations/account';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { credentialsResetService } from './credentials/credentials-reset.service.ts';
import type { emailChangeService } from './credentials/email-change.service.ts';
import type { passwordChangeService } from './credentials/password-change.service.ts';
import type { recoveryService } from './credentials/recovery.service.ts';
import type { eventsService } from './events/events.service.ts';
import type { exportService } from './export/export.service.ts';
import type { helpService } from './help/help.service.ts';
import { sendSessionToken } from './mail-link-sign-in.ts';
import type { profileService } from './profile/profile.service.ts';
import type { registrationService } from './registration/registration.service.ts';

interface Services {
  registration: ReturnType<typeof registrationService>;
  recovery: ReturnType<typeof recoveryService>;
  passwordChange: ReturnType<typeof passwordChangeService>;
  emailChange: ReturnType<typeof emailChangeService>;
  credentialsReset: ReturnType<typeof credentialsResetService>;
  profile: ReturnType<typeof profileService>;
  events: ReturnType<typeof eventsService>;
  exporting: ReturnType<typeof exportService>;
  help: ReturnType<typeof helpService>;
}

export const accountRoutes = (services: Services): Handlers<typeof account> => {
  const {
    registration,
    recovery,
    passwordChange,
    emailChange,
    credentialsReset,
    profile,
    events,
    exporting,
    help,
  } = services;
  return {
    register: (call) => registration.register(call, call.body),
    confirm: (call) => registration.confirm(call, call.query.token),
    confirmInBrowser: async (call) =>
      sendSessionToken(await registration.confirmInBrowser(call, call.body), call.setHeader),
    sendConfirmation: (call) => registration.sendConfirmation(call, call.body),

    initiatePasswordRecovery: (call) => recovery.initiate(call, call.body),
    checkPasswordRecovery: (call) => recovery.check(call, call.query.token),
    updatePassword: (call) => recovery.update(call, call.body),

    initiatePasswordChange: (call) => passwordChange.initiate(call, call.body),
    confirmPasswordChange: (call) => passwordChange.confirm(call, call.query.token),
    replaceOneTimePassword: (call) => passwordChange.replaceOneTime(call, call.body),

    initiateEmailChange: (call) => emailChange.initiate(call, call.body),
    confirmEmailChange: (call) => emailChange.confirm(call, call.body.token),
    objectToEmailChange: (call) => emailChange.object(call, call.body.token),

    checkCredentialsReset: (call) => credentialsReset.check(call, call.query.token),
    resetCredentials: (call) => credentialsReset.enter(call, call.body),
    confirmCredentialsReset: (call) => credentialsReset.confirm(call, call.query.token),

    update: (call) => profile.update(call, call.body),
    remove: (call) => profile.remove(call, call.body),
    sessions: (call) => profile.sessions(call),
    endSession: (call) => profile.endSession(call, call.params.id),
    exportData: (call) => exporting.export(call),
    exportContents: (call) => exporting.contents(call),

    events: (call) => events.list(call, call.query),
    markEventSeen: (call) => events.markSeen(call, call.params.id),
    markAllEventsSeen: (call) => events.markAllSeen(call),

    helpContact: () => help.contact(),
    askForHelp: (call) => help.ask(call, call.body),
  };
};
