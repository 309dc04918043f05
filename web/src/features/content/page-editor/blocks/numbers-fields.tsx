import { Field } from '../../../../design-system/fields/field.tsx';
import { TextInput } from '../../../../design-system/fields/text-input.tsx';
import { useTranslate } from '../../../../lib/i18n/use-translate.ts';
import { TextPair } from '../../text-pair.tsx';
import { emptyNumber } from '../block-kinds.ts';
import { ItemList } from '../item-list.tsx';
import { type BlockFieldsProps, withText } from './block-editing.ts';

const MOST = 6;
const TEXTS = [
  { name: 'value', max: 20 },
  { name: 'unit', max: 30 },
  { name: 'label', max: 120 },
] as const;

export function NumbersFields({ block, path, onChange }: BlockFieldsProps<'numbers'>) {
  const { t } = useTranslate();
  return (
    <ItemList
      items={block.items}
      onChange={(items) => onChange({ ...block, items })}
      create={emptyNumber}
      most={MOST}
      nameOf={(number) => t('content.numbers.item', { number })}
      addLabel={t('content.numbers.add')}
    >
      {(item, index, change) => (
        <>
          {TEXTS.map(({ name, max }) => (
            <TextPair
              key={name}
              label={t(`content.numbers.${name}`)}
              pathOf={(language) => `${path}/items/${index}/translations/${language}/${name}`}
              textOf={(language) => item.translations[language][name]}
              onChange={(language, text) => change(withText(item, language, { [name]: text }))}
              max={max}
              required={name !== 'unit'}
            />
          ))}
          <div data-field={`${path}/items/${index}/source`}>
            <Field label={t('content.numbers.source')} description={t('content.numbers.sourceHint')}>
              <TextInput
                value={item.source}
                maxLength={500}
                onChange={(event) => change({ ...item, source: event.target.value })}
              />
            </Field>
          </div>
        </>
      )}
    </ItemList>
  );
}
