import type { auth } from '@metra/contract/auth';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { impersonationService } from './sign-in/impersonation.service.ts';
import type { SignedIn, signInService } from './sign-in/sign-in.service.ts';

interface Services {
  signIn: ReturnType<typeof signInService>;
  impersonation: ReturnType<typeof impersonationService>;
}

type SetHeader = (name: string, value: string) => void;

const handOver = ({ account, token }: SignedIn, setHeader: SetHeader) => {
  setHeader('auth-token', token);
  return account;
};

export const authRoutes = ({ signIn, impersonation }: Services): Handlers<typeof auth> => ({
  getLogin: ({ actor }) => signIn.current(actor),
  login: async ({ body, origin, setHeader }) => handOver(await signIn.login(body, origin), setHeader),
  logout: ({ actor, origin }) => signIn.logout(actor, origin),
  impersonate: async ({ actor, body, origin, setHeader }) =>
    handOver(await impersonation.impersonate(actor, body, origin), setHeader),
});
