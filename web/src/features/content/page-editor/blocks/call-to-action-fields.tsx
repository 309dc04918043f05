import { useTranslate } from '../../../../lib/i18n/use-translate.ts';
import { TextPair } from '../../text-pair.tsx';
import { TargetField } from '../target-field.tsx';
import { type BlockFieldsProps, withText } from './block-editing.ts';

const TEXTS = [
  { name: 'title', max: 120, required: true },
  { name: 'text', max: 300, required: false },
  { name: 'label', max: 60, required: true },
] as const;

export function CallToActionFields({ block, path, onChange }: BlockFieldsProps<'callToAction'>) {
  const { t } = useTranslate();
  return (
    <div className="grid gap-4">
      {TEXTS.map(({ name, max, required }) => (
        <TextPair
          key={name}
          label={t(`content.callToAction.${name}`)}
          pathOf={(language) => `${path}/translations/${language}/${name}`}
          textOf={(language) => block.translations[language][name]}
          onChange={(language, text) => onChange(withText(block, language, { [name]: text }))}
          max={max}
          required={required}
        />
      ))}
      <div data-field={`${path}/target`}>
        <TargetField
          label={t('content.callToAction.target')}
          value={block.target}
          onChange={(target) => onChange({ ...block, target })}
        />
      </div>
    </div>
  );
}
