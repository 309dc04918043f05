import { Button } from '../../design-system/button.tsx';
import { Field } from '../../design-system/field.tsx';
import { FileDrop } from '../../design-system/file-drop.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { CompanyLogo } from './company-logo.tsx';
import { type UploadedLogo, useLogoUpload } from './use-logo-upload.ts';

interface LogoFieldProps {
  companyName: string;
  value: UploadedLogo | null;
  onChange: (logo: UploadedLogo | null) => void;
}

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

/** The company's logo: dropped or chosen, shown at once, and removable. */
export function LogoField({ companyName, value, onChange }: LogoFieldProps) {
  const { t } = useTranslate();
  const { transfers, upload, dismiss } = useLogoUpload(onChange);
  return (
    <Field label={t('company.logo')} optional>
      {value ? (
        <div className="panel flex items-center gap-4 p-3">
          <CompanyLogo name={companyName} logoId={value.id} />
          <span className="min-w-0 flex-1 truncate">{value.name}</span>
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t('parts.remove')}
          </Button>
        </div>
      ) : (
        <FileDrop
          accept={PICTURES}
          hint={t('company.logoHint')}
          transfers={transfers}
          onFiles={([file]) => file && void upload(file)}
          onDismiss={dismiss}
        />
      )}
    </Field>
  );
}
