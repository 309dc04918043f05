import type { Account } from '@metra/contract/shapes/accounts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { Button } from '../../../design-system/buttons/button.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { PasswordInput } from '../../../design-system/fields/password-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { session } from '../../../lib/session/current-session.ts';
import { profileQueries } from '../profile.queries.ts';
import { Section } from '../section.tsx';
import { ExportButton } from './export-button.tsx';
import { RemovalList } from './removal-list.tsx';
import { useExport } from './use-export.ts';

/** For owners of a team: whoever is alone deletes the organisation with the own account. */
export function DeleteOrganisation({ account }: { account: Account }) {
  const { t } = useTranslate();
  const { data: team } = useQuery(profileQueries.team(1));
  const isAlone = team === undefined || team.total === 1;
  if (isAlone || account.teamRole !== 'OWNER' || account.impersonator !== null) return null;

  const ask = () =>
    openDialog({
      title: t('account.removal.question', { organisation: account.organisation.name }),
      size: 'lg',
      content: ({ close }) => <OrganisationForm account={account} onCancel={() => close()} />,
    });

  return (
    <Section
      title={t('account.removal.section')}
      text={t('account.removal.text', { organisation: account.organisation.name })}
    >
      <Button onClick={ask}>{t('account.removal.start')}</Button>
    </Section>
  );
}

const Proof = z.object({ password: z.string().min(1).max(128) });

function OrganisationForm({ account, onCancel }: { account: Account; onCancel: () => void }) {
  const { t } = useTranslate();
  const organisationId = account.organisation.id;
  const taking = useExport(account);
  const deleting = useContractForm(Proof, {
    defaultValues: { password: '' },
    errorFields: { 'account.password_wrong': 'password' },
    async submit(body) {
      await api.organisations.remove({ params: { organisationId }, body });
      onCancel();
      session.end(false);
      showToast({ variant: 'success', title: t('account.removal.done') });
    },
  });
  return (
    <DialogForm
      isOwn
      of={deleting}
      submitLabel={t('account.removal.confirm')}
      submitTone="danger"
      cancelLabel={t('account.removal.keep')}
      onCancel={onCancel}
      intro={
        <div className="mb-5 grid gap-5">
          <p className="text-text-soft">{t('account.removal.warning')}</p>
          <RemovalList organisationId={organisationId} />
          <ExportButton of={taking} />
        </div>
      }
    >
      <FormField control={deleting.control} name="password" label={t('account.delete.password')} required>
        {(field) => <PasswordInput {...field} autoComplete="current-password" data-autofocus />}
      </FormField>
    </DialogForm>
  );
}
