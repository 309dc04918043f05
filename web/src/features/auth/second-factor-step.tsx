import type { SecondFactorQuestion } from '@metra/contract/core/passkey-question';
import type { Account } from '@metra/contract/shapes/accounts';
import { Button } from '../../design-system/buttons/button.tsx';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ProofFields } from '../../lib/second-factor/proof-fields.tsx';
import { useProofForm } from '../../lib/second-factor/use-proof-form.ts';
import { FormActions } from './form-actions.tsx';

interface SecondFactorStepProps {
  question: SecondFactorQuestion;
  onEntered: (account: Account) => Promise<void>;
  onBack: () => void;
}

export function SecondFactorStep({ question, onEntered, onBack }: SecondFactorStepProps) {
  const { t } = useTranslate();
  const form = useProofForm(question, async (proof) => {
    const body = { ...proof, challenge: question.challenge };
    await onEntered(await api.auth.loginWithSecondFactor({ body }));
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <ProofFields of={form} />
      <FormActions>
        <button
          type="button"
          className="link inline-flex min-h-(--target) items-center text-text"
          onClick={onBack}
        >
          {t('second-factor.back')}
        </button>
        {form.way !== 'passkey' && (
          <Button type="submit" variant="primary" size="lg" loading={form.submitting}>
            {t('auth.login.submit')}
          </Button>
        )}
      </FormActions>
    </form>
  );
}
