import type { account } from '@metra/contract/account';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { credentialsResetService } from './credentials/credentials-reset.service.ts';
import type { passwordChangeService } from './credentials/password-change.service.ts';
import type { recoveryService } from './credentials/recovery.service.ts';
import type { eventsService } from './events/events.service.ts';
import type { exportService } from './export/export.service.ts';
import type { profileService } from './profile/profile.service.ts';
import type { registrationService } from './registration/registration.service.ts';

interface Services {
  registration: ReturnType<typeof registrationService>;
  recovery: ReturnType<typeof recoveryService>;
  passwordChange: ReturnType<typeof passwordChangeService>;
  credentialsReset: ReturnType<typeof credentialsResetService>;
  profile: ReturnType<typeof profileService>;
  events: ReturnType<typeof eventsService>;
  exporting: ReturnType<typeof exportService>;
}

export const accountRoutes = (services: Services): Handlers<typeof account> => {
  const { registration, recovery, passwordChange, credentialsReset, profile, events, exporting } = services;
  return {
    register: ({ body, origin }) => registration.register(body, origin),
    confirm: ({ query, origin }) => registration.confirm(query.token, origin),
    sendConfirmation: ({ body, language, origin }) =>
      registration.sendConfirmation(body.username, language, origin),

    initiatePasswordRecovery: ({ body, language, origin }) =>
      recovery.initiate(body.username, language, origin),
    checkPasswordRecovery: ({ query }) => recovery.check(query.token),
    updatePassword: ({ body, origin }) => recovery.update(body, origin),

    initiatePasswordChange: ({ actor, body, origin }) => passwordChange.initiate(actor, body, origin),
    confirmPasswordChange: ({ actor, query, origin }) => passwordChange.confirm(actor, query.token, origin),
    replaceOneTimePassword: ({ actor, body, origin }) =>
      passwordChange.replaceOneTime(actor, body.newPassword, origin),

    checkCredentialsReset: ({ query }) => credentialsReset.check(query.token),
    resetCredentials: ({ body, origin }) => credentialsReset.enter(body, origin),
    confirmCredentialsReset: ({ query, origin }) => credentialsReset.confirm(query.token, origin),

    update: ({ actor, body, origin }) => profile.update(actor, body, origin),
    remove: ({ actor, body, origin }) => profile.remove(actor, body.password, origin),
    sessions: ({ actor }) => profile.sessions(actor),
    endSession: ({ actor, params, origin }) => profile.endSession(actor, params.id, origin),
    exportData: ({ actor, origin }) => exporting.export(actor, origin),

    events: ({ actor, query, language }) => events.list(actor, query, language),
    markEventSeen: ({ actor, params, language }) => events.markSeen(actor, params.id, language),
    markAllEventsSeen: ({ actor }) => events.markAllSeen(actor),
  };
};
