import type { auth } from '@metra/contract/operations/auth';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { signInConfirmation } from './second-factor/confirm-sign-in.service.ts';
import type { secondFactorLogin } from './second-factor/second-factor-login.service.ts';
import type { SignedIn } from './sign-in/begin-session.service.ts';
import type { impersonationService } from './sign-in/impersonation.service.ts';
import type { signInService } from './sign-in/sign-in.service.ts';

interface Services {
  secondFactor: ReturnType<typeof secondFactorLogin>;
  confirmation: ReturnType<typeof signInConfirmation>;
  signIn: ReturnType<typeof signInService>;
  impersonation: ReturnType<typeof impersonationService>;
}

/** The token is sent in a header and never in the body. */
const handOver = ({ account, token }: SignedIn, setHeader: (name: string, value: string) => void) => {
  setHeader('auth-token', token);
  return account;
};

export const authRoutes = ({
  signIn,
  secondFactor,
  confirmation,
  impersonation,
}: Services): Handlers<typeof auth> => ({
  getLogin: (call) => signIn.current(call),
  login: async (call) => handOver(await signIn.login(call, call.body), call.setHeader),
  loginWithSecondFactor: async (call) => handOver(await secondFactor.finish(call, call.body), call.setHeader),
  beginPasskeyLogin: (call) => secondFactor.beginWithPasskey(call),
  loginWithPasskey: async (call) => handOver(await secondFactor.withPasskey(call, call.body), call.setHeader),
  beginConfirmation: (call) => confirmation.begin(call),
  confirmSignIn: (call) => confirmation.confirm(call, call.body),
  logout: (call) => signIn.logout(call),
  impersonate: async (call) => handOver(await impersonation.impersonate(call, call.body), call.setHeader),
});
