import type { auth } from '@metra/contract/auth';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { SignedIn } from './sign-in/begin-session.service.ts';
import type { impersonationService } from './sign-in/impersonation.service.ts';
import type { signInService } from './sign-in/sign-in.service.ts';

interface Services {
  signIn: ReturnType<typeof signInService>;
  impersonation: ReturnType<typeof impersonationService>;
}

/** The token travels beside the account, never in it. */
const handOver = ({ account, token }: SignedIn, setHeader: (name: string, value: string) => void) => {
  setHeader('auth-token', token);
  return account;
};

export const authRoutes = ({ signIn, impersonation }: Services): Handlers<typeof auth> => ({
  getLogin: (call) => signIn.current(call),
  login: async (call) => handOver(await signIn.login(call, call.body), call.setHeader),
  logout: (call) => signIn.logout(call),
  impersonate: async (call) => handOver(await impersonation.impersonate(call, call.body), call.setHeader),
});
