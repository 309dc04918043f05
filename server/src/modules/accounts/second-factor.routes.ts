import type { secondFactor } from '@metra/contract/operations/second-factor';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ownSecondFactorService } from './second-factor/own-second-factor.service.ts';

export const secondFactorRoutes = (
  own: ReturnType<typeof ownSecondFactorService>,
): Handlers<typeof secondFactor> => ({
  read: (call) => own.read(call),
  beginTotp: (call) => own.beginTotp(call),
  confirmTotp: (call) => own.confirmTotp(call, call.body),
  removeTotp: (call) => own.removeTotp(call),
  beginPasskey: (call) => own.beginPasskey(call),
  addPasskey: (call) => own.addPasskey(call, call.body),
  renamePasskey: (call) => own.renamePasskey(call, call.params.passkeyId, call.body),
  removePasskey: (call) => own.removePasskey(call, call.params.passkeyId),
  renewRecoveryCodes: (call) => own.renewRecoveryCodes(call),
});
