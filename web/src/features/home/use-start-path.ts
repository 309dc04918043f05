import { useHasLogin } from '../../lib/session/has-login.ts';
import { useSiteSearch } from '../../lib/site/site-page.ts';

/** Where "start your strategy" leads: the wizard, which a visitor reaches by registering; a code goes along. */
export function useStartPath(): string {
  const { promotionCode: code } = useSiteSearch();
  if (useHasLogin()) return '/app/wizard';
  return code ? `/register?promotionCode=${encodeURIComponent(code)}` : '/register';
}
