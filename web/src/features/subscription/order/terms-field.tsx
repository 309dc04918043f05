import { useEffect, useRef } from 'react';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface TermsFieldProps {
  accepted: boolean;
  missing: boolean;
  onChange: (accepted: boolean) => void;
}

/** Agreeing to the terms; they open beside the form, so that nothing typed is lost. */
export function TermsField({ accepted, missing, onChange }: TermsFieldProps) {
  const { t } = useTranslate();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (missing) box.current?.focus();
  }, [missing]);
  return (
    <Checkbox
      ref={box}
      name="termsAccepted"
      value={accepted}
      onChange={onChange}
      required
      label={t('subscription.terms.label')}
      error={missing && t('subscription.terms.required')}
      description={
        <a href="/agb" target="_blank" rel="noopener" className="link">
          {t('subscription.terms.read')}
        </a>
      }
    />
  );
}
