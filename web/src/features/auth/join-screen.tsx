import { Password } from '@metra/contract/core/primitives';
import { personFields } from '@metra/contract/shapes/accounts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { Button } from '../../design-system/buttons/button.tsx';
import { api } from '../../lib/api/api.ts';
import { hasKey } from '../../lib/errors/errors.ts';
import { FormProblem } from '../../lib/forms/form-problem.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { NewPasswordField } from '../../lib/new-password/new-password-field.tsx';
import { mailSecretFor } from '../../lib/session/mail-secrets.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { pathAfterLogin } from './after-login.ts';
import { authQueries } from './auth.queries.ts';
import { isDeadLink } from './dead-link.ts';
import { DeadLinkCard } from './dead-link-card.tsx';
import { enterSession } from './enter-session.ts';
import { FormActions } from './form-actions.tsx';
import { mailPages } from './mail-pages.ts';
import { NameFields } from './name-fields.tsx';
import { QuestionCard } from './question-card.tsx';
import { SignedInAlreadyCard } from './signed-in-already-card.tsx';
import { storedInTab } from './stored-in-tab.ts';
import { TermsField } from './terms-field.tsx';
import { UsernameForBrowser } from './username-for-browser.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** An invitation names the organisation and the address, and the person adds their name and a password. */
export function JoinScreen() {
  const { t } = useTranslate();
  const [token] = useState(() => mailSecretFor(mailPages.join)?.token ?? storedJoining.read()?.token);
  const [problem, setProblem] = useState<'invalid' | 'taken'>();
  const [joined, setJoined] = useState<string>();
  const { account } = useSession();
  if (joined !== undefined && account) {
    const text = t('auth.join.doneText', { email: joined });
    return <SignedInAlreadyCard title={t('auth.join.done')} text={text} account={account} />;
  }
  if (problem === 'taken')
    return <DeadLinkCard title={t('auth.join.takenTitle')} text={t('auth.join.taken')} />;
  if (!token || problem) return <DeadLinkCard text={t('auth.join.invalid')} />;
  return <Invitation token={token} onProblem={setProblem} onJoined={setJoined} />;
}

interface InvitationProps {
  token: string;
  onProblem: (problem: 'invalid' | 'taken') => void;
  /** Somebody else is signed in here and stays signed in. */
  onJoined: (email: string) => void;
}

function Invitation({ token, ...events }: InvitationProps) {
  const { t } = useTranslate();
  const { data, error, refetch } = useQuery(authQueries.invitation(token));
  if (isDeadLink(error)) return <DeadLinkCard text={t('auth.join.invalid')} />;
  if (!data) {
    return (
      <WaitingCard
        title={t('auth.join.title')}
        text={t('auth.link.checking')}
        error={error}
        onRepeat={() => void refetch()}
      />
    );
  }
  const { organisationName } = data;
  const email = data.email ?? '';
  return (
    <QuestionCard
      title={t('auth.join.question', { organisation: organisationName })}
      text={t('auth.join.text', { email })}
    >
      <JoinForm token={token} owner={{ email, organisationName }} {...events} />
    </QuestionCard>
  );
}

const Joining = z.object({
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  password: Password,
  termsAccepted: z.boolean().pipe(z.literal(true)),
});

/** The address no longer contains the secret of the link after it was read, so a reload needs the stored one. */
const storedJoining = storedInTab(
  'joining',
  z.object({ token: z.string(), firstName: z.string(), lastName: z.string(), termsAccepted: z.boolean() }),
);

interface JoinFormProps extends InvitationProps {
  owner: { email: string; organisationName: string };
}

function JoinForm({ token, owner, onProblem, onJoined }: JoinFormProps) {
  const { t, language } = useTranslate();
  const navigate = useNavigate();
  const [stored] = useState(() => storedJoining.read());
  const typedBefore = stored?.token === token ? stored : undefined;
  const joining = useContractForm(Joining, {
    defaultValues: {
      firstName: typedBefore?.firstName ?? '',
      lastName: typedBefore?.lastName ?? '',
      password: '',
      termsAccepted: typedBefore?.termsAccepted ?? false,
    },
    errorFields: { 'account.password_weak': 'password' },
    async submit(person) {
      const { email, account } = await api.team.acceptInvitation({ body: { token, language, ...person } });
      storedJoining.clear();
      if (!account) return onJoined(email);
      await enterSession(account);
      await navigate({ href: pathAfterLogin(account, undefined), replace: true });
    },
    onError(error) {
      const isTaken = hasKey(error, 'account.email_taken');
      if (isTaken || hasKey(error, 'auth.token_invalid')) {
        onProblem(isTaken ? 'taken' : 'invalid');
        return true;
      }
      return false;
    },
  });
  const { form } = joining;
  useEffect(() => {
    const store = ({ firstName, lastName, termsAccepted }: z.input<typeof Joining>) =>
      storedJoining.write({ token, firstName, lastName, termsAccepted });
    store(form.getValues());
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
    return () => {
      stop();
      // A reload does not run this cleanup.
      storedJoining.clear();
    };
  }, [form, token]);
  return (
    <form noValidate onSubmit={joining.onSubmit} className="grid gap-5">
      <FormProblem of={joining} />
      <NameFields control={joining.control} firstName="firstName" lastName="lastName" />
      <UsernameForBrowser username={owner.email} />
      <NewPasswordField
        control={joining.control}
        name="password"
        label={t('auth.field.password')}
        owner={owner}
      />
      <TermsField control={joining.control} name="termsAccepted" />
      <FormActions>
        <Button type="submit" variant="primary" size="lg" loading={joining.submitting}>
          {t('auth.join.submit')}
        </Button>
      </FormActions>
    </form>
  );
}
