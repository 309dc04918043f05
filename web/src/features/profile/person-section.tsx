import { type Account, AccountWrite } from '@metra/contract/shapes/accounts';
import { useEffect } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { FormProblem } from '../../lib/forms/form-problem.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { session } from '../../lib/session/current-session.ts';
import { Row, Section } from './section.tsx';

const Names = AccountWrite.pick({ firstName: true, lastName: true });

export function PersonSection({ account }: { account: Account }) {
  const { t } = useTranslate();
  return (
    <Section title={t('account.person.title')} text={t('account.person.text')}>
      {account.impersonator === null ? (
        <NamesForm account={account} />
      ) : (
        <Row label={`${account.firstName} ${account.lastName}`.trim()} detail={t('account.impersonated')} />
      )}
    </Section>
  );
}

function NamesForm({ account }: { account: Account }) {
  const { t } = useTranslate();
  const person = useContractForm(Names, {
    defaultValues: { firstName: account.firstName, lastName: account.lastName },
    async submit(names) {
      const updated = await api.account.update({ body: { ...names, language: account.language } });
      session.update(updated);
      person.form.reset({ firstName: updated.firstName, lastName: updated.lastName });
      showToast({ variant: 'success', title: t('account.person.saved') });
    },
  });
  const { isDirty } = person.form.formState;
  const { firstName, lastName } = account;
  const { reset } = person.form;
  // The account may be one that an earlier visit knew: what the server says then takes its place, unless something was typed.
  useEffect(() => {
    if (!isDirty) reset({ firstName, lastName });
  }, [isDirty, reset, firstName, lastName]);
  return (
    <form noValidate onSubmit={person.onSubmit} className="grid max-w-[560px] gap-5">
      <FormProblem of={person} />
      <div className="field-grid">
        <FormField control={person.control} name="firstName" label={t('account.person.firstName')} required>
          {(field) => <TextInput {...field} autoComplete="given-name" />}
        </FormField>
        <FormField control={person.control} name="lastName" label={t('account.person.lastName')} required>
          {(field) => <TextInput {...field} autoComplete="family-name" />}
        </FormField>
      </div>
      {(isDirty || person.submitting) && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={person.submitting}>
            {t('account.person.save')}
          </Button>
          <Button variant="quiet" onClick={() => person.form.reset()}>
            {t('account.person.discard')}
          </Button>
        </div>
      )}
    </form>
  );
}
