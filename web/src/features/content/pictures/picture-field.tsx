import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { resourceQueries } from '../../../domain/company/resource.queries.ts';
import { openPictureDialog } from '../../../domain/pictures/picture-dialog.tsx';
import { MarkedLabel } from '../../../domain/writing/languages.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { AltTextFields } from './alt-text-fields.tsx';

interface PictureFieldProps {
  label: string;
  value: number | null;
  onChange: (imageId: number | null) => void;
  /** The picture is optional. */
  optional?: boolean;
  description?: string;
}

export function PictureField({ label, value, onChange, optional = false, description }: PictureFieldProps) {
  const { t } = useTranslate();

  async function choose() {
    const chosen = await openPictureDialog();
    if (chosen !== undefined) onChange(chosen);
  }

  return (
    <div className="grid gap-4">
      <Field label={<MarkedLabel isMissing={false}>{label}</MarkedLabel>} description={description}>
        <div className="panel flex flex-wrap items-center gap-4 p-3">
          {value === null ? (
            <p className="flex-1 text-text-muted">{t('content.picture.none')}</p>
          ) : (
            <ChosenPicture id={value} />
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void choose()}>
              {t(value === null ? 'content.picture.choose' : 'content.picture.change')}
            </Button>
            {optional && value !== null && (
              <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
                {t('parts.remove')}
              </Button>
            )}
          </div>
        </div>
      </Field>
      {value !== null && <AltTextFields key={value} resourceId={value} />}
    </div>
  );
}

function ChosenPicture({ id }: { id: number }) {
  const { t } = useTranslate();
  const { data, error } = useQuery(resourceQueries.detail(id));
  const url = data?.image?.thumbnailUrl;
  return (
    <div className="flex min-w-[180px] flex-1 items-center gap-3">
      {url ? (
        <img src={url} alt="" className="size-16 rounded-control bg-surface-sunken object-cover" />
      ) : (
        <span className="grid size-16 place-items-center rounded-control bg-surface-sunken text-text-muted">
          {error && <ImageOff size={20} aria-hidden="true" />}
        </span>
      )}
      <span className="min-w-0 truncate">{error ? t('content.picture.gone') : data?.name}</span>
    </div>
  );
}
