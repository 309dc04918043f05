import type { MailLinkResult } from '@metra/contract/shapes/accounts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { mailSecretFor } from '../../lib/session/mail-secrets.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { AddressForm } from './address-form.tsx';
import { pathAfterLogin } from './after-login.ts';
import { askedHere, forgetAsked } from './asking-browser.ts';
import { isDeadLink } from './dead-link.ts';
import { enterSession } from './enter-session.ts';
import { useGoToLogin } from './login-notice.ts';
import { mailPages } from './mail-pages.ts';
import { MailboxCard } from './mailbox-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { storedRegistration } from './register/stored-registration.ts';
import { sendConfirmation } from './requests.ts';
import { SignedInAlreadyCard } from './signed-in-already-card.tsx';
import { useSingleCall } from './use-single-call.ts';
import { WaitingCard } from './waiting-card.tsx';

/**
 * Only the browser that requested the mail has the secret. In any other browser the person confirms the account and
 * then signs in.
 */
async function confirm(token: string): Promise<MailLinkResult> {
  const browserSecret = askedHere()?.secret;
  const result = await api.account.confirmInBrowser({
    body: { token, ...(browserSecret && { browserSecret }) },
  });
  if (result.account) await enterSession(result.account);
  forgetAsked();
  storedRegistration.clear();
  return result;
}

export function ConfirmAccountScreen() {
  const { t } = useTranslate();
  const [token] = useState(() => mailSecretFor(mailPages.confirmAccount)?.token);
  const { outcome, repeat } = useSingleCall(token, confirm);
  const { account } = useSession();
  const navigate = useNavigate();
  const goToLogin = useGoToLogin();
  const result = outcome.status === 'done' ? outcome.answer : undefined;
  const isSignedIn = account !== null;
  useEffect(() => {
    if (result?.account) navigate({ href: pathAfterLogin(result.account, undefined), replace: true });
    else if (result && !isSignedIn) goToLogin('confirmed', result.email);
  }, [result, isSignedIn, navigate, goToLogin]);

  const error = outcome.status === 'failed' ? outcome.error : undefined;
  if (!token || isDeadLink(error)) {
    return <NewConfirmationLink wasTried={token !== undefined} />;
  }
  if (result && !result.account && account) {
    const text = t('auth.confirm.doneText', { email: result.email });
    return <SignedInAlreadyCard title={t('auth.confirm.done')} text={text} account={account} />;
  }
  return (
    <WaitingCard
      title={t('auth.confirm.title')}
      text={t('auth.confirm.running')}
      error={error}
      onRepeat={repeat}
    />
  );
}

function NewConfirmationLink({ wasTried }: { wasTried: boolean }) {
  const { t } = useTranslate();
  const { account } = useSession();
  const [sentTo, setSentTo] = useState<string>();
  const [email] = useState(() => askedHere()?.email);
  if (account) {
    // The link was opened twice or in two tabs, and the first call has confirmed the account.
    return (
      <SignedInAlreadyCard title={t('auth.link.invalid')} text={t('auth.confirm.used')} account={account} />
    );
  }
  if (sentTo !== undefined) {
    return <MailboxCard text={t('auth.confirm.sent')} email={sentTo} send={() => sendConfirmation(sentTo)} />;
  }
  return (
    <QuestionCard
      title={t(wasTried ? 'auth.link.invalid' : 'auth.link.missing')}
      text={t(wasTried ? 'auth.confirm.invalid' : 'auth.confirm.missing')}
    >
      <AddressForm
        email={email}
        submitLabel={t('auth.link.request')}
        send={sendConfirmation}
        onSent={setSentTo}
      />
      {wasTried && (
        <FrameLink href="/login" className="link inline-flex min-h-(--target) items-center text-text">
          {t('auth.link.toLogin')}
        </FrameLink>
      )}
    </QuestionCard>
  );
}
