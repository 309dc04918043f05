import { Fingerprint } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { PasswordInput } from '../../design-system/fields/password-input.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { digitsOf, otherWays } from './proof.ts';
import type { ProofForm } from './use-proof-form.ts';

const CODE_LENGTH = 6;

export function ProofFields({ of }: { of: ProofForm }) {
  const { t } = useTranslate();
  const others = otherWays(of.question, of.way);
  return (
    <div className="grid gap-5">
      <FormProblem of={of} />
      {of.hint && <Notice tone="warning">{of.hint}</Notice>}
      <p className="text-text-soft">{t(`second-factor.ask.${of.way}`)}</p>
      <ProofPart key={of.way} of={of} />
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {others.map((way) => (
            <li key={way}>
              <button
                type="button"
                className="link inline-flex min-h-(--target) items-center text-text"
                onClick={() => of.choose(way)}
              >
                {t(`second-factor.other.${way}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A key for each way makes React create new fields, and the first one gets the focus. */
function ProofPart({ of }: { of: ProofForm }) {
  const { t } = useTranslate();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={part}>
      {of.way === 'passkey' ? (
        <Button
          variant="primary"
          size="lg"
          icon={<Fingerprint size={20} aria-hidden="true" />}
          loading={of.isAsking}
          onClick={() => void of.askPasskey()}
          data-autofocus
        >
          {t('second-factor.passkey.use')}
        </Button>
      ) : (
        <ProofField of={of} />
      )}
    </div>
  );
}

function ProofField({ of }: { of: ProofForm }) {
  const { t } = useTranslate();
  if (of.way === 'password')
    return (
      <FormField control={of.control} name="value" label={t('second-factor.field.password')} required>
        {(field) => <PasswordInput {...field} autoComplete="current-password" data-autofocus />}
      </FormField>
    );
  if (of.way === 'recoveryCode')
    return (
      <FormField control={of.control} name="value" label={t('second-factor.field.recoveryCode')} required>
        {(field) => (
          <TextInput
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            data-autofocus
          />
        )}
      </FormField>
    );
  return (
    <FormField control={of.control} name="value" label={t('second-factor.field.code')} required>
      {(field) => (
        <TextInput
          {...field}
          autoComplete="one-time-code"
          inputMode="numeric"
          className="tabular max-w-[12rem] text-h3 tracking-[0.2em]"
          data-autofocus
          onChange={(event) => {
            const digits = digitsOf(event.target.value);
            field.onChange(digits);
            // The last digit submits the form, because nothing else remains to be entered.
            if (digits.length === CODE_LENGTH && field.value !== digits) void of.onSubmit();
          }}
        />
      )}
    </FormField>
  );
}
