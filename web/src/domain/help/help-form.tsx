import { type Account, HelpRequest } from '@metra/contract/shapes/accounts';
import { useEffect } from 'react';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { Textarea } from '../../design-system/fields/textarea.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { helpDrafts } from './help-drafts.ts';

const Question = HelpRequest.pick({ question: true });

interface HelpFormProps {
  account: Account;
  contact: string | undefined;
  page: string;
  onDone: () => void;
}

/** The form restores an unsent question. */
export function HelpForm({ account, contact, page, onDone }: HelpFormProps) {
  const { t } = useTranslate();
  const help = useContractForm(Question, {
    defaultValues: { question: helpDrafts.questionOf(account.id) },
    async submit({ question }) {
      const body = { question, page };
      await api.account.askForHelp({ body }, { idempotencyKey: helpDrafts.keyFor(account.id, body) });
      helpDrafts.forget();
      showToast({ variant: 'success', title: t('help.sent', { email: account.email }) });
      onDone();
    },
  });
  const { form } = help;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => helpDrafts.save(account.id, values.question),
      }),
    [form, account.id],
  );
  return (
    <DialogForm
      isOwn
      of={help}
      submitLabel={t('help.send')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('help.intro')}</p>}
    >
      <FormField control={help.control} name="question" label={t('help.question')} required>
        {(field) => <Textarea {...field} rows={5} maxLength={4000} data-autofocus />}
      </FormField>
      <p className="mt-3 text-small text-text-muted [overflow-wrap:anywhere]">
        {t('help.sentAlong', { page })}
      </p>
      <p className="mt-3 min-h-[1lh] text-small [overflow-wrap:anywhere]">
        {contact && (
          <>
            {t('help.byMail')}{' '}
            <a className="link" href={`mailto:${contact}`}>
              {contact}
            </a>
          </>
        )}
      </p>
    </DialogForm>
  );
}
