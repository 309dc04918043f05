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
    register: async ({ body, origin }) => void (await registration.register(body, origin)),
    confirm: async ({ query, origin }) => void (await registration.confirm(query.token, origin)),
    sendConfirmation: async ({ body, language, origin }) =>
      void (await registration.sendConfirmation(body.username, language, origin)),

    initiatePasswordRecovery: async ({ body, language, origin }) =>
      void (await recovery.initiate(body.username, language, origin)),
    checkPasswordRecovery: ({ query }) => recovery.check(query.token),
    updatePassword: async ({ body, origin }) => void (await recovery.update(body, origin)),

    initiatePasswordChange: async ({ actor, body, origin }) =>
      void (await passwordChange.initiate(actor, body, origin)),
    confirmPasswordChange: async ({ actor, query, origin }) =>
      void (await passwordChange.confirm(actor, query.token, origin)),
    replaceOneTimePassword: ({ actor, body, origin }) =>
      passwordChange.replaceOneTime(actor, body.newPassword, origin),

    checkCredentialsReset: ({ query }) => credentialsReset.check(query.token),
    resetCredentials: async ({ body, origin }) => void (await credentialsReset.enter(body, origin)),
    confirmCredentialsReset: async ({ query, origin }) =>
      void (await credentialsReset.confirm(query.token, origin)),

    update: ({ actor, body, origin }) => profile.update(actor, body, origin),
    remove: async ({ actor, body, origin }) => void (await profile.remove(actor, body.password, origin)),
    sessions: ({ actor }) => profile.sessions(actor),
    endSession: async ({ actor, params, origin }) =>
      void (await profile.endSession(actor, params.id, origin)),
    exportData: ({ actor, origin }) => exporting.export(actor, origin),

    events: ({ actor, query, language }) => events.list(actor, query, language),
    markEventSeen: ({ actor, params, language }) => events.markSeen(actor, params.id, language),
    markAllEventsSeen: async ({ actor }) => void (await events.markAllSeen(actor)),
  };
};
