import { Registration } from '@metra/contract/shapes/accounts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../design-system/buttons/button.tsx';
import { hasOwnResults } from '../../../domain/questionnaires/has-own-results.ts';
import { api } from '../../../lib/api/api.ts';
import { isClientError } from '../../../lib/errors/errors.ts';
import { FormProblem } from '../../../lib/forms/form-problem.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { browserSecretFor } from '../asking-browser.ts';
import { FormActions } from '../form-actions.tsx';
import { MailboxCard } from '../mailbox-card.tsx';
import { QuestionCard } from '../question-card.tsx';
import { sendConfirmation } from '../requests.ts';
import { useRedirectWhenSignedIn } from '../use-redirect-when-signed-in.ts';
import { RegisterStepFields } from './register-step-fields.tsx';
import {
  fieldsOf,
  firstOpenStep,
  MAILBOX_STEP,
  questions,
  type RegisterValues,
  stepShowing,
  TOTAL_STEPS,
} from './register-steps.ts';
import { storedRegistration } from './stored-registration.ts';

/** People type these fields. Language and promotion code come from elsewhere. */
const Typed = Registration.pick({
  organisationName: true,
  firstName: true,
  lastName: true,
  password: true,
}).extend({
  email: z.string().trim().pipe(Registration.shape.email),
  termsAccepted: z.boolean().pipe(z.literal(true)),
});

const NOTHING_TYPED = { organisationName: '', firstName: '', lastName: '', email: '', termsAccepted: false };

/**
 * The results of questionnaires answered in this browser are sent along, so that the account has them on every device
 * that confirms the address.
 */
async function resultsToBring(): Promise<string[]> {
  if (!hasOwnResults()) return [];
  const { resultsToSave } = await import('../../../domain/questionnaires/own-results.ts');
  return [...resultsToSave()];
}

/**
 * Registration asks one question at a time. All input stays when another card is shown, and all but the password
 * survives a reload.
 */
export function RegisterScreen() {
  const { t, language } = useTranslate();
  const navigate = useNavigate();
  const search = useSearch({ from: '/entrance/register' });
  const [stored] = useState(() => storedRegistration.read());
  const [sentTo, setSentTo] = useState(stored?.sentTo);
  useRedirectWhenSignedIn(search.route, sentTo !== undefined);
  const registration = useContractForm(Typed, {
    defaultValues: { ...NOTHING_TYPED, ...stored, password: '' },
    errorFields: { 'account.password_weak': 'password' },
    async submit(typed) {
      const { promotionCode } = search;
      const browserSecret = browserSecretFor(typed.email);
      await api.account.register({
        body: {
          ...typed,
          language,
          browserSecret,
          questionnaireResults: await resultsToBring(),
          ...(promotionCode && { promotionCode }),
        },
      });
      setSentTo(typed.email);
    },
    onError(error) {
      const wrong = isClientError(error) ? stepShowing(error.fields.map(({ path }) => path)) : undefined;
      if (wrong !== undefined && wrong !== step) goTo(wrong);
      return false;
    },
  });
  const { form } = registration;
  useEffect(() => {
    const store = ({ password: _, ...typed }: Partial<RegisterValues>) =>
      storedRegistration.write({ ...NOTHING_TYPED, ...typed, sentTo });
    if (sentTo !== undefined) store(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [form, sentTo]);
  const step = Math.min(search.step ?? 1, firstOpenStep(form.getValues()));
  const question = questions[step - 1] ?? questions[0];

  const goTo = (next: number) => navigate({ to: '/register', search: { ...search, step: next } });

  async function advance() {
    if (await form.trigger(fieldsOf(step), { shouldFocus: true })) await goTo(step + 1);
  }

  if (sentTo !== undefined) {
    return (
      <MailboxCard
        text={t('auth.register.sent')}
        email={sentTo}
        steps={{ step: MAILBOX_STEP, total: TOTAL_STEPS }}
        send={() => sendConfirmation(sentTo)}
      >
        <Button variant="quiet" onClick={() => setSentTo(undefined)}>
          {t('auth.register.otherAddress')}
        </Button>
      </MailboxCard>
    );
  }

  const isLast = step === questions.length;
  return (
    <QuestionCard
      title={t(`auth.register.${question}.title`)}
      text={t(`auth.register.${question}.text`)}
      steps={{ step, total: TOTAL_STEPS }}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          if (isLast) return registration.onSubmit(event);
          event.preventDefault();
          return advance();
        }}
      >
        <FormProblem of={registration} />
        <RegisterStepFields key={question} question={question} form={form} />
        <FormActions>
          {step > 1 && (
            <Button variant="quiet" size="lg" onClick={() => goTo(step - 1)}>
              {t('auth.register.back')}
            </Button>
          )}
          <Button type="submit" variant="primary" size="lg" loading={registration.submitting}>
            {t(isLast ? 'auth.register.submit' : 'auth.register.next')}
          </Button>
        </FormActions>
      </form>
      {step === 1 && <p className="type-small text-text-muted">{t('auth.register.free')}</p>}
      {step === 1 && (
        <p className="grid gap-1 border-t border-line pt-5 text-text-soft">
          {t('auth.register.hasAccount')}
          <FrameLink href="/login" className="link inline-flex min-h-(--target) items-center text-text">
            {t('auth.register.login')}
          </FrameLink>
        </p>
      )}
    </QuestionCard>
  );
}
