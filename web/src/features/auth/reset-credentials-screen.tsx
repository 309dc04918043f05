import { Email, Password } from '@metra/contract/core/primitives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../design-system/buttons/button.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { api } from '../../lib/api/api.ts';
import { FormProblem } from '../../lib/forms/form-problem.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { NewPasswordField } from '../../lib/new-password/new-password-field.tsx';
import { mailSecretFor } from '../../lib/session/mail-secrets.ts';
import { authQueries } from './auth.queries.ts';
import { isDeadLink } from './dead-link.ts';
import { DeadLinkCard } from './dead-link-card.tsx';
import { FormActions } from './form-actions.tsx';
import { mailPages } from './mail-pages.ts';
import { MailboxCard } from './mailbox-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

const STEPS = 2;

/** A person who lost their mailbox sets another address and password with a link from an administrator. */
export function ResetCredentialsScreen() {
  const [token] = useState(() => mailSecretFor(mailPages.resetCredentials)?.token);
  const [isRefused, setRefused] = useState(false);
  if (!token || isRefused) return <DeadLink />;
  return <WithLink token={token} onRefused={() => setRefused(true)} />;
}

function DeadLink() {
  const { t } = useTranslate();
  return <DeadLinkCard text={t('auth.credentials.invalid')} />;
}

function WithLink({ token, onRefused }: { token: string; onRefused: () => void }) {
  const { t } = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  const { data, error, refetch } = useQuery(authQueries.credentialsReset(token));
  if (sentTo !== undefined) {
    return <MailboxCard text={t('auth.credentials.sent')} email={sentTo} steps={{ step: 2, total: STEPS }} />;
  }
  if (isDeadLink(error)) return <DeadLink />;
  if (!data) {
    return (
      <WaitingCard
        title={t('auth.credentials.title')}
        text={t('auth.link.checking')}
        error={error}
        onRepeat={() => void refetch()}
      />
    );
  }
  return (
    <QuestionCard
      title={t('auth.credentials.question')}
      text={t('auth.credentials.text', { email: data.email ?? '' })}
      steps={{ step: 1, total: STEPS }}
    >
      <CredentialsForm token={token} onRefused={onRefused} onSent={setSentTo} />
    </QuestionCard>
  );
}

const NewCredentials = z.object({ email: z.string().trim().pipe(Email), password: Password });

interface CredentialsFormProps {
  token: string;
  onRefused: () => void;
  onSent: (email: string) => void;
}

function CredentialsForm({ token, onRefused, onSent }: CredentialsFormProps) {
  const { t } = useTranslate();
  const wanted = useContractForm(NewCredentials, {
    defaultValues: { email: '', password: '' },
    errorFields: { 'account.password_weak': 'password' },
    async submit({ email, password }) {
      await api.account.resetCredentials({ body: { token, email, password } });
      onSent(email);
    },
    onError(error) {
      if (isDeadLink(error)) {
        onRefused();
        return true;
      }
      return false;
    },
  });
  return (
    <form noValidate onSubmit={wanted.onSubmit} className="grid gap-5">
      <FormProblem of={wanted} />
      <FormField control={wanted.control} name="email" label={t('auth.field.newEmail')} required>
        {(field) => <TextInput {...field} type="email" autoComplete="username" data-autofocus />}
      </FormField>
      <NewPasswordField
        control={wanted.control}
        name="password"
        label={t('auth.field.newPassword')}
        owner={{ email: wanted.form.watch('email') }}
      />
      <FormActions>
        <Button type="submit" variant="primary" size="lg" loading={wanted.submitting}>
          {t('auth.credentials.submit')}
        </Button>
      </FormActions>
    </form>
  );
}
