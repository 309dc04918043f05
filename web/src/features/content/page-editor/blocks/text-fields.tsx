import { Checkbox } from '../../../../design-system/fields/checkbox.tsx';
import { LanguagePair, MarkedLabel, useLanguageLabel } from '../../../../domain/writing/languages.tsx';
import { useTranslate } from '../../../../lib/i18n/use-translate.ts';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import { ConditionField } from '../condition-field.tsx';
import { type BlockFieldsProps, withText } from './block-editing.ts';

export function TextFields({
  block,
  path,
  isLegal,
  onChange,
}: BlockFieldsProps<'text'> & { isLegal: boolean }) {
  const { t } = useTranslate();
  const labelled = useLanguageLabel();
  return (
    <div className="grid gap-4">
      <LanguagePair>
        {(language) => {
          const { content } = block.translations[language];
          const name = labelled(t('content.block.text'), language);
          return (
            <div data-field={`${path}/translations/${language}/content`}>
              <RichTextField
                label={<MarkedLabel isMissing={content.length === 0}>{name}</MarkedLabel>}
                name={name}
                lang={language}
                value={content}
                onChange={(next) => onChange(withText(block, language, { content: next }))}
              />
            </div>
          );
        }}
      </LanguagePair>
      {(isLegal || block.condition) && (
        <ConditionField value={block.condition} onChange={(condition) => onChange({ ...block, condition })} />
      )}
      <Checkbox
        label={t('content.emphasis')}
        description={t('content.emphasisHint')}
        value={block.emphasis}
        onChange={(emphasis) => onChange({ ...block, emphasis })}
      />
    </div>
  );
}
