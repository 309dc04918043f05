import { TotpCode } from '@metra/contract/shapes/second-factor-shapes';
import { z } from 'zod';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { api } from '../../lib/api/api.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { digitsOf } from '../../lib/second-factor/proof.ts';
import { QrCode } from './qr-code.tsx';
import { showRecoveryCodes } from './recovery-codes.tsx';

const Confirmation = z.object({ code: TotpCode });

type Begun = Awaited<ReturnType<typeof api.secondFactor.beginTotp>>;

/** It resolves to true when the app is active and new recovery codes, if any, were saved by the person. */
export async function setUpTotp(): Promise<boolean> {
  const begun = await api.secondFactor.beginTotp();
  const added = await openDialog<{ recoveryCodes: string[] | null }>({
    title: translate('second-factor.totp.setUp'),
    content: ({ close }) => <SetUpTotp begun={begun} onAdded={close} onCancel={() => close()} />,
  });
  if (added?.recoveryCodes) await showRecoveryCodes(added.recoveryCodes);
  return added !== undefined;
}

interface SetUpTotpProps {
  begun: Begun;
  onAdded: (added: { recoveryCodes: string[] | null }) => void;
  onCancel: () => void;
}

function SetUpTotp({ begun, onAdded, onCancel }: SetUpTotpProps) {
  const { t } = useTranslate();
  const form = useContractForm(Confirmation, {
    defaultValues: { code: '' },
    errorFields: { 'auth.second_factor_wrong': 'code', 'auth.code_too_old': 'code' },
    async submit(body) {
      onAdded(await api.secondFactor.confirmTotp({ body }));
    },
  });
  return (
    <DialogForm isOwn of={form} submitLabel={t('second-factor.totp.submit')} onCancel={onCancel}>
      <ol className="grid gap-6">
        <Step number={1} title={t('second-factor.totp.scan')}>
          <QrCode text={begun.uri} label={t('second-factor.totp.picture')} />
          <p className="text-small text-text-muted">{t('second-factor.totp.byHand')}</p>
          <p className="tabular font-medium break-all select-all">{spaced(begun.secret)}</p>
        </Step>
        <Step number={2} title={t('second-factor.totp.enter')}>
          <FormField control={form.control} name="code" label={t('second-factor.field.code')} required>
            {(field) => (
              <TextInput
                {...field}
                autoComplete="one-time-code"
                inputMode="numeric"
                className="tabular max-w-[12rem] text-h3 tracking-[0.2em]"
                data-autofocus
                onChange={(event) => field.onChange(digitsOf(event.target.value))}
              />
            )}
          </FormField>
        </Step>
      </ol>
    </DialogForm>
  );
}

/** Groups of four are easier to read out and to type. */
const spaced = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Step({ number, title, children }: { number: number; title: string; children: React.ReactNode }) {
  return (
    <li className="grid gap-3">
      <p className="font-medium">
        {number}. {title}
      </p>
      {children}
    </li>
  );
}
