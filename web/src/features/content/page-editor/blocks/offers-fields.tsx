import { useState } from 'react';
import { Field } from '../../../../design-system/fields/field.tsx';
import { Segmented } from '../../../../design-system/fields/segmented.tsx';
import { TextInput } from '../../../../design-system/fields/text-input.tsx';
import { useTranslate } from '../../../../lib/i18n/use-translate.ts';
import { slugOf } from '../../../../lib/site/slug-of.ts';
import { TextPair } from '../../text-pair.tsx';
import { type BlockFieldsProps, withText } from './block-editing.ts';

const MOST_TAGS = 20;
const LIMITS = ['3', '6', '9', '12'] as const;

export function OffersFields({ block, path, onChange }: BlockFieldsProps<'offers'>) {
  const { t } = useTranslate();
  return (
    <div className="grid gap-4">
      <p className="text-small text-text-soft">{t('content.offers.hint')}</p>
      <TextPair
        label={t('content.offers.title')}
        pathOf={(language) => `${path}/translations/${language}/title`}
        textOf={(language) => block.translations[language].title}
        onChange={(language, title) => onChange(withText(block, language, { title }))}
        max={120}
        required
      />
      <Tags value={block.tags} onChange={(tags) => onChange({ ...block, tags })} />
      <div className="flex flex-wrap gap-4">
        <Field label={t('content.offers.match')}>
          <Segmented
            label={t('content.offers.match')}
            value={block.match}
            options={[
              { value: 'ANY', label: t('content.offers.ANY') },
              { value: 'ALL', label: t('content.offers.ALL') },
            ]}
            onChange={(match) => onChange({ ...block, match })}
          />
        </Field>
        <Field label={t('content.offers.limit')}>
          <Segmented
            label={t('content.offers.limit')}
            value={String(block.limit)}
            options={[...new Set([...LIMITS, String(block.limit)])].map((limit) => ({
              value: limit,
              label: limit,
            }))}
            onChange={(limit) => onChange({ ...block, limit: Number(limit) })}
          />
        </Field>
      </div>
    </div>
  );
}

interface TagsProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
}

/** People separate the names by commas, and each becomes a slug. */
function Tags({ value, onChange }: TagsProps) {
  const { t } = useTranslate();
  const shown = value.join(', ');
  const [typed, setTyped] = useState({ text: shown, of: shown });
  return (
    <Field label={t('content.offers.tags')} description={t('content.offers.tagsHint')}>
      <TextInput
        value={typed.of === shown ? typed.text : shown}
        maxLength={500}
        autoCapitalize="none"
        onChange={({ target: { value: text } }) => {
          const tags = [...new Set(text.split(',').map(slugOf).filter(Boolean))].slice(0, MOST_TAGS);
          setTyped({ text, of: tags.join(', ') });
          onChange(tags);
        }}
      />
    </Field>
  );
}
