import { Password } from '@metra/contract/core/primitives';
import { z } from 'zod';
import { Button } from '../../design-system/buttons/button.tsx';
import { api } from '../../lib/api/api.ts';
import { FormProblem } from '../../lib/forms/form-problem.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { NewPasswordField } from '../../lib/new-password/new-password-field.tsx';
import { isDeadLink } from './dead-link.ts';
import { FormActions } from './form-actions.tsx';
import { useGoToLogin } from './login-notice.ts';
import { UsernameForBrowser } from './username-for-browser.tsx';

const Choice = z.object({ password: Password });

interface ChoosePasswordProps {
  token: string;
  username: string;
  /** The link was used or expired after the page was opened. */
  onRefused: () => void;
}

export function ChoosePassword({ token, username, onRefused }: ChoosePasswordProps) {
  const { t } = useTranslate();
  const goToLogin = useGoToLogin();
  const choice = useContractForm(Choice, {
    defaultValues: { password: '' },
    errorFields: { 'account.password_weak': 'password' },
    async submit({ password }) {
      await api.account.updatePassword({ body: { token, username, password } });
      goToLogin('recovered', username);
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
    <form noValidate onSubmit={choice.onSubmit} className="grid gap-5">
      <FormProblem of={choice} />
      <UsernameForBrowser username={username} />
      <NewPasswordField
        control={choice.control}
        name="password"
        label={t('auth.field.newPassword')}
        owner={{ email: username }}
      />
      <FormActions>
        <Button type="submit" variant="primary" size="lg" loading={choice.submitting}>
          {t('auth.recovery.submit')}
        </Button>
      </FormActions>
    </form>
  );
}
