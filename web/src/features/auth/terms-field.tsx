import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Checkbox } from '../../design-system/fields/checkbox.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../lib/site/site-address.ts';

interface TermsFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** The terms open in another tab, so that the input of the form is not lost. */
export function TermsField<Values extends FieldValues>({ control, name }: TermsFieldProps<Values>) {
  const { t, language } = useTranslate();
  const { field, fieldState } = useController({ control, name });
  return (
    <Checkbox
      ref={field.ref}
      name={field.name}
      value={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
      required
      label={t('auth.terms.label')}
      error={fieldState.error && t('auth.terms.required')}
      description={
        <span className="flex flex-wrap gap-x-4">
          <PageLink href={siteAddress('/agb', language)}>{t('auth.terms.terms')}</PageLink>
          <PageLink href={siteAddress('/datenschutz', language)}>{t('auth.terms.privacy')}</PageLink>
        </span>
      }
    />
  );
}

function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="link inline-flex min-h-(--target) items-center text-text"
    >
      {children}
    </a>
  );
}
