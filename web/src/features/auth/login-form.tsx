import type { SecondFactorQuestion } from '@metra/contract/core/passkey-question';
import { Credentials } from '@metra/contract/shapes/accounts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { PasswordInput } from '../../design-system/fields/password-input.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { api } from '../../lib/api/api.ts';
import { hasKey, isClientError } from '../../lib/errors/errors.ts';
import { FormProblem } from '../../lib/forms/form-problem.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { loadModule } from '../../lib/guards/load-module.ts';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { enterSession } from './enter-session.ts';
import { FormActions } from './form-actions.tsx';
import { sendConfirmation } from './requests.ts';
import { SendAgain } from './send-again.tsx';

const loadStep = () => import('./second-factor-step.tsx');

interface Asked {
  question: SecondFactorQuestion;
  Step: Awaited<ReturnType<typeof loadStep>>['SecondFactorStep'];
}

/** The form for a second factor loads with its texts on demand, because few people need it. */
async function secondStep(question: SecondFactorQuestion): Promise<Asked> {
  const [{ SecondFactorStep: Step }] = await Promise.all([loadModule(loadStep), loadTexts('second-factor')]);
  return { question, Step };
}

interface LoginFormProps {
  username: string;
  /** Other ways to sign in are shown below the password, and disappear once the password was correct. */
  children: ReactNode;
}

export function LoginForm({ username, children }: LoginFormProps) {
  const [asked, setAsked] = useState<Asked>();
  if (asked)
    return (
      <asked.Step question={asked.question} onEntered={enterSession} onBack={() => setAsked(undefined)} />
    );
  return (
    <>
      <PasswordStep
        username={username}
        onQuestion={async (question) => setAsked(await secondStep(question))}
      />
      {children}
    </>
  );
}

interface PasswordStepProps {
  username: string;
  onQuestion: (question: SecondFactorQuestion) => Promise<void>;
}

function PasswordStep({ username, onQuestion }: PasswordStepProps) {
  const { t } = useTranslate();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const login = useContractForm(Credentials, {
    defaultValues: { username, password: '' },
    async submit({ username: typed, password }) {
      setUnconfirmed(undefined);
      const body = { username: typed.trim(), password };
      try {
        await enterSession(await api.auth.login({ body }));
      } catch (error) {
        const question = isClientError(error) ? error.secondFactor : undefined;
        if (!question) throw error;
        await onQuestion(question);
      }
    },
    onError(error) {
      // The form keeps the mail address and selects the password, so that typing replaces it.
      login.form.setFocus('password', { shouldSelect: true });
      if (!hasKey(error, 'auth.not_confirmed')) return false;
      setUnconfirmed(login.form.getValues('username').trim());
      return true;
    },
  });
  return (
    <form noValidate onSubmit={login.onSubmit} className="grid gap-5">
      <FormProblem of={login} />
      {unconfirmed && (
        <Notice
          tone="warning"
          action={<SendAgain key={unconfirmed} send={() => sendConfirmation(unconfirmed)} />}
        >
          {t('auth.login.unconfirmed')}
        </Notice>
      )}
      <FormField control={login.control} name="username" label={t('auth.field.email')} required>
        {(field) => (
          <TextInput
            {...field}
            type="email"
            autoComplete="username"
            {...(username === '' && { 'data-autofocus': true })}
          />
        )}
      </FormField>
      <FormField control={login.control} name="password" label={t('auth.field.password')} required>
        {(field) => (
          <PasswordInput
            {...field}
            autoComplete="current-password"
            {...(username !== '' && { 'data-autofocus': true })}
          />
        )}
      </FormField>
      <FormActions>
        <FrameLink
          href="/password-recovery"
          className="link inline-flex min-h-(--target) items-center text-text"
        >
          {t('auth.login.forgotten')}
        </FrameLink>
        <Button type="submit" variant="primary" size="lg" loading={login.submitting}>
          {t('auth.login.submit')}
        </Button>
      </FormActions>
    </form>
  );
}
