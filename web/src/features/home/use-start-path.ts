import { useSession } from '../../lib/use-session.ts';

/** Where "start your strategy" leads: the wizard, which a visitor reaches by registering. */
export const useStartPath = (): string => (useSession().account ? '/app/wizard' : '/register');
