import { useTranslate } from '../../../../lib/i18n/use-translate.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { TextPair } from '../../text-pair.tsx';
import { type BlockFieldsProps, withText } from './block-editing.ts';

export function ImageFields({ block, path, onChange }: BlockFieldsProps<'image'>) {
  const { t } = useTranslate();
  return (
    <div className="grid gap-4">
      <div data-field={`${path}/imageId`}>
        <PictureField
          label={t('content.block.image')}
          value={block.imageId}
          onChange={(imageId) => imageId !== null && onChange({ ...block, imageId })}
        />
      </div>
      <TextPair
        label={t('content.image.caption')}
        pathOf={(language) => `${path}/translations/${language}/caption`}
        textOf={(language) => block.translations[language].caption}
        onChange={(language, caption) => onChange(withText(block, language, { caption }))}
        max={300}
      />
    </div>
  );
}
