import { personFields } from '@metra/contract/accounts';
import { Password } from '@metra/contract/primitives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../design-system/button.tsx';
import { api } from '../../lib/api.ts';
import { hasKey } from '../../lib/errors.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { useContractForm } from '../../lib/forms.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { mailSecretFor } from '../../lib/mail-secrets.ts';
import { NewPasswordField } from '../../lib/new-password/new-password-field.tsx';
import { authQueries } from './auth.queries.ts';
import { isDeadLink } from './dead-link.ts';
import { DeadLinkCard } from './dead-link-card.tsx';
import { FormActions } from './form-actions.tsx';
import { useGoToLogin } from './login-notice.ts';
import { mailPages } from './mail-pages.ts';
import { NameFields } from './name-fields.tsx';
import { QuestionCard } from './question-card.tsx';
import { TermsField } from './terms-field.tsx';
import { UsernameForBrowser } from './username-for-browser.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Where an invitation leads: the organisation and the address are known, the person introduces themselves. */
export function JoinScreen() {
  const { t } = useTranslate();
  const [token] = useState(() => mailSecretFor(mailPages.join)?.token);
  const [problem, setProblem] = useState<'invalid' | 'taken'>();
  if (problem === 'taken')
    return <DeadLinkCard title={t('auth.join.takenTitle')} text={t('auth.join.taken')} />;
  if (!token || problem) return <DeadLinkCard text={t('auth.join.invalid')} />;
  return <Invitation token={token} onProblem={setProblem} />;
}

interface InvitationProps {
  token: string;
  onProblem: (problem: 'invalid' | 'taken') => void;
}

function Invitation({ token, onProblem }: InvitationProps) {
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
      <JoinForm token={token} owner={{ email, organisationName }} onProblem={onProblem} />
    </QuestionCard>
  );
}

const Joining = z.object({
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  password: Password,
  termsAccepted: z.boolean().pipe(z.literal(true)),
});

interface JoinFormProps extends InvitationProps {
  owner: { email: string; organisationName: string };
}

function JoinForm({ token, owner, onProblem }: JoinFormProps) {
  const { t, language } = useTranslate();
  const goToLogin = useGoToLogin();
  const joining = useContractForm(Joining, {
    defaultValues: { firstName: '', lastName: '', password: '', termsAccepted: false },
    errorFields: { 'account.password_weak': 'password' },
    async submit(person) {
      await api.team.acceptInvitation({ body: { token, language, ...person } });
      goToLogin('joined', owner.email);
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
