import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { api } from '../../lib/api/api.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { loadModule } from '../../lib/guards/load-module.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { mayUsePasskeys, wasPasskeyCancelled } from '../../lib/second-factor/may-use-passkeys.ts';
import { enterSession } from './enter-session.ts';

/** A person with a passkey on this device signs in without a password. */
export function PasskeyLogin() {
  const { t } = useTranslate();
  const [isAsking, setAsking] = useState(false);
  if (!mayUsePasskeys()) return null;

  async function enter() {
    setAsking(true);
    try {
      const { askForPasskey } = await loadModule(
        () => import('../../lib/second-factor/passkeys-in-browser.ts'),
      );
      const question = await api.auth.beginPasskeyLogin();
      const passkey = await askForPasskey(question);
      await enterSession(
        await api.auth.loginWithPasskey({ body: { challenge: question.challenge, passkey } }),
      );
    } catch (error) {
      if (!wasPasskeyCancelled(error)) await reportError(error);
    } finally {
      setAsking(false);
    }
  }

  return (
    <Button
      size="sm"
      icon={<Fingerprint size={18} aria-hidden="true" />}
      loading={isAsking}
      onClick={() => void enter()}
    >
      {t('auth.login.passkey')}
    </Button>
  );
}
