import { Button } from '../../design-system/buttons/button.tsx';
import { Field } from '../../design-system/fields/field.tsx';
import { FileDrop } from '../../design-system/fields/file-drop.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CompanyLogo } from './company-logo.tsx';
import type { LogoUpload, UploadedLogo } from './logo-upload.ts';
import { useLogoTransfer } from './use-logo-upload.ts';

interface LogoFieldProps {
  companyName: string;
  value: UploadedLogo | null;
  upload: LogoUpload;
  onChange: (logo: UploadedLogo | null) => void;
}

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

export function LogoField({ companyName, value, upload, onChange }: LogoFieldProps) {
  const { t } = useTranslate();
  const transfer = useLogoTransfer(upload);
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
          transfers={transfer ? [transfer] : []}
          onFiles={([file]) => file && void upload.start(file, onChange)}
          onDismiss={upload.dismiss}
        />
      )}
    </Field>
  );
}
