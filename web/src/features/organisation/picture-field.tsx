import { Button } from '../../design-system/buttons/button.tsx';
import { Field } from '../../design-system/fields/field.tsx';
import { resourceQueries } from '../../domain/company/resource.queries.ts';
import { openPictureDialog } from '../../domain/pictures/picture-dialog.tsx';
import { queryClient } from '../../lib/api/query-client.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** A picture that is chosen in a form, and where it can be seen. */
export interface ChosenPicture {
  id: number;
  url: string | null;
}

interface PictureFieldProps {
  value: ChosenPicture | null;
  onChange: (picture: ChosenPicture | null) => void;
}

/** One picture of the organisation's files, or one that is uploaded now. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const { t } = useTranslate();

  async function choose() {
    const id = await openPictureDialog();
    if (id === undefined) return;
    try {
      const { image } = await queryClient.fetchQuery(resourceQueries.detail(id));
      onChange({ id, url: image?.previewUrl ?? null });
    } catch (error) {
      await reportError(error);
    }
  }

  return (
    <Field label={t('organisation.offer.picture')} optional>
      <div className="flex flex-wrap items-end gap-3">
        {value && (
          <span className="border-b-4 border-current-value">
            {value.url ? (
              <img
                src={value.url}
                alt=""
                className="block aspect-4/3 w-[160px] rounded-t-control bg-surface-sunken object-cover"
              />
            ) : (
              <span className="block aspect-4/3 w-[160px] rounded-t-control bg-surface-sunken" />
            )}
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void choose()}>
            {t(value ? 'organisation.offer.otherPicture' : 'organisation.offer.choosePicture')}
          </Button>
          {value && (
            <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
              {t('parts.remove')}
            </Button>
          )}
        </div>
      </div>
    </Field>
  );
}
