import type { Passkey } from '@metra/contract/shapes/second-factor-shapes';
import { PasskeyName } from '@metra/contract/shapes/second-factor-shapes';
import { z } from 'zod';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { loadModule } from '../../lib/guards/load-module.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { wasPasskeyCancelled } from '../../lib/second-factor/may-use-passkeys.ts';
import { showRecoveryCodes } from './recovery-codes.tsx';

const Named = z.object({ name: PasskeyName });

/** It resolves to true when the passkey is active and new recovery codes, if any, were saved by the person. */
export async function addPasskey(): Promise<boolean> {
  const added = await openDialog<{ recoveryCodes: string[] | null }>({
    title: translate('second-factor.passkey.add'),
    size: 'sm',
    content: ({ close }) => (
      <PasskeyForm
        name={translate('second-factor.passkey.thisDevice')}
        submitLabel={translate('second-factor.passkey.make')}
        intro={translate('second-factor.passkey.text')}
        send={async (name) => close(await made(name))}
        onCancel={() => close()}
      />
    ),
  });
  if (added?.recoveryCodes) await showRecoveryCodes(added.recoveryCodes);
  return added !== undefined;
}

async function made(name: string) {
  const question = await api.secondFactor.beginPasskey();
  const { makePasskey } = await loadModule(() => import('../../lib/second-factor/passkeys-in-browser.ts'));
  const passkey = await makePasskey(question);
  return api.secondFactor.addPasskey({ body: { challenge: question.challenge, name, passkey } });
}

export const renamePasskey = ({ id, name: before }: Passkey): Promise<boolean | undefined> =>
  openDialog<boolean>({
    title: translate('second-factor.passkey.rename'),
    size: 'sm',
    content: ({ close }) => (
      <PasskeyForm
        name={before}
        submitLabel={translate('second-factor.passkey.save')}
        send={async (name) => {
          await api.secondFactor.renamePasskey({ params: { passkeyId: id }, body: { name } });
          close(true);
        }}
        onCancel={() => close()}
      />
    ),
  });

interface PasskeyFormProps {
  name: string;
  submitLabel: string;
  intro?: string;
  send: (name: string) => Promise<void>;
  onCancel: () => void;
}

function PasskeyForm({ name, submitLabel, intro, send, onCancel }: PasskeyFormProps) {
  const { t } = useTranslate();
  const form = useContractForm(Named, {
    defaultValues: { name },
    submit: (values) => send(values.name),
    onError(error) {
      if (!wasPasskeyCancelled(error)) return false;
      showToast({ variant: 'warning', title: t('second-factor.passkey.cancelled') });
      return true;
    },
  });
  return (
    <DialogForm
      isOwn
      of={form}
      submitLabel={submitLabel}
      onCancel={onCancel}
      intro={intro && <p className="mb-5 text-text-soft">{intro}</p>}
    >
      <FormField control={form.control} name="name" label={t('second-factor.field.name')} required>
        {(field) => <TextInput {...field} maxLength={100} data-autofocus />}
      </FormField>
    </DialogForm>
  );
}
