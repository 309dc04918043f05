import { Password } from '@metra/contract/core/primitives';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { z } from 'zod';
import { Button } from '../../design-system/buttons/button.tsx';
import { api } from '../../lib/api/api.ts';
import { FormProblem } from '../../lib/forms/form-problem.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { NewPasswordField } from '../../lib/new-password/new-password-field.tsx';
import { session } from '../../lib/session/current-session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { pathAfterLogin } from './after-login.ts';
import { FormActions } from './form-actions.tsx';
import { QuestionCard } from './question-card.tsx';
import { UsernameForBrowser } from './username-for-browser.tsx';

const Choice = z.object({ newPassword: Password });

export function NewPasswordScreen() {
  const { t } = useTranslate();
  const { route } = useSearch({ from: '/entrance/new-password' });
  const navigate = useNavigate();
  const { account } = useSession();
  const choice = useContractForm(Choice, {
    defaultValues: { newPassword: '' },
    errorFields: { 'account.password_weak': 'newPassword' },
    async submit(body) {
      const updated = await api.account.replaceOneTimePassword({ body });
      session.update(updated);
      await navigate({ href: pathAfterLogin(updated, route), replace: true });
    },
  });
  const email = account?.email ?? '';
  return (
    <QuestionCard title={t('auth.newPassword.question')} text={t('auth.newPassword.text')}>
      <form noValidate onSubmit={choice.onSubmit} className="grid gap-5">
        <FormProblem of={choice} />
        <UsernameForBrowser username={email} />
        <NewPasswordField
          control={choice.control}
          name="newPassword"
          label={t('auth.field.newPassword')}
          owner={{ email, organisationName: account?.organisation.name }}
        />
        <FormActions>
          <FrameLink href="/logout" className="link inline-flex min-h-(--target) items-center text-text">
            {t('auth.newPassword.leave')}
          </FrameLink>
          <Button type="submit" variant="primary" size="lg" loading={choice.submitting}>
            {t('auth.newPassword.submit')}
          </Button>
        </FormActions>
      </form>
    </QuestionCard>
  );
}
