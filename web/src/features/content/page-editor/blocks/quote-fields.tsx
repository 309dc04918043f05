import { Field } from '../../../../design-system/fields/field.tsx';
import { TextInput } from '../../../../design-system/fields/text-input.tsx';
import { useTranslate } from '../../../../lib/i18n/use-translate.ts';
import { TextPair } from '../../text-pair.tsx';
import { type BlockFieldsProps, withText } from './block-editing.ts';

export function QuoteFields({ block, path, onChange }: BlockFieldsProps<'quote'>) {
  const { t } = useTranslate();
  return (
    <div className="grid gap-4">
      <TextPair
        label={t('content.quote.text')}
        pathOf={(language) => `${path}/translations/${language}/text`}
        textOf={(language) => block.translations[language].text}
        onChange={(language, text) => onChange(withText(block, language, { text }))}
        max={1000}
        rows={3}
        required
      />
      <div data-field={`${path}/person`}>
        <Field label={t('content.quote.person')}>
          <TextInput
            value={block.person}
            maxLength={120}
            onChange={(event) => onChange({ ...block, person: event.target.value })}
          />
        </Field>
      </div>
      <TextPair
        label={t('content.quote.role')}
        pathOf={(language) => `${path}/translations/${language}/role`}
        textOf={(language) => block.translations[language].role}
        onChange={(language, role) => onChange(withText(block, language, { role }))}
        max={200}
      />
    </div>
  );
}
