import { useSession } from '../../lib/use-session.ts';

/** Where "start your strategy" leads: the wizard, which a visitor reaches by registering; a code goes along. */
export function useStartPath(): string {
  const code = new URLSearchParams(location.search).get('promotionCode');
  if (useSession().account) return '/app/wizard';
  return code ? `/register?promotionCode=${encodeURIComponent(code)}` : '/register';
}
