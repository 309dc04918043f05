import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { api } from '../api/api.ts';
import { DialogForm } from '../forms/dialog-form.tsx';
import { loadTexts, translate } from '../i18n/tolgee.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import type { ProofQuestion } from './proof.ts';
import { ProofFields } from './proof-fields.tsx';
import { useProofForm } from './use-proof-form.ts';

let asking: Promise<boolean> | undefined;

/** Calls that are refused at the same time share one dialog. The answer is false when the person cancels. */
export function signInAfresh(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  await loadTexts('second-factor', 'forms', 'api');
  const question = await api.auth.beginConfirmation();
  const isConfirmed = await openDialog<boolean>({
    title: translate('second-factor.fresh.title'),
    size: 'sm',
    content: ({ close }) => (
      <FreshSignIn question={question} onConfirmed={() => close(true)} onCancel={() => close()} />
    ),
  });
  return isConfirmed === true;
}

interface FreshSignInProps {
  question: ProofQuestion;
  onConfirmed: () => void;
  onCancel: () => void;
}

function FreshSignIn({ question, onConfirmed, onCancel }: FreshSignInProps) {
  const { t } = useTranslate();
  const form = useProofForm(question, async (body) => {
    await api.auth.confirmSignIn({ body });
    onConfirmed();
  });
  const { onSubmit, submitting, isDirty } = form;
  return (
    <DialogForm
      isOwn
      of={{ onSubmit, submitting, isDirty }}
      canSubmit={form.way !== 'passkey'}
      submitLabel={t('second-factor.fresh.submit')}
      onCancel={onCancel}
      intro={<p className="mb-5">{t('second-factor.fresh.text')}</p>}
    >
      <ProofFields of={form} />
    </DialogForm>
  );
}
