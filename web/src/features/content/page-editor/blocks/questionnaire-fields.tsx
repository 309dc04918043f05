import { useQuery } from '@tanstack/react-query';
import { Field } from '../../../../design-system/fields/field.tsx';
import { Select } from '../../../../design-system/fields/select.tsx';
import { useTranslate } from '../../../../lib/i18n/use-translate.ts';
import { contentQueries } from '../../content.queries.ts';
import { TextPair } from '../../text-pair.tsx';
import { type BlockFieldsProps, withText } from './block-editing.ts';

const TEXTS = [
  { name: 'title', max: 120, required: true },
  { name: 'text', max: 300, required: false },
  { name: 'label', max: 60, required: true },
] as const;

/** The block invites visitors to answer a questionnaire and is shown while the questionnaire is active. */
export function QuestionnaireFields({ block, path, onChange }: BlockFieldsProps<'questionnaire'>) {
  const { t } = useTranslate();
  const { data } = useQuery(contentQueries.questionnaires());
  const known = (data?.items ?? []).map(({ slug, name, active }) => ({
    value: slug,
    label: active ? name : t('content.questionnaire.off', { name }),
  }));
  const isKnown = known.some(({ value }) => value === block.questionnaire);
  return (
    <div className="grid gap-4">
      <Field label={t('content.questionnaire.which')} description={t('content.questionnaire.hint')}>
        <Select
          value={block.questionnaire}
          options={isKnown ? known : [{ value: block.questionnaire, label: block.questionnaire }, ...known]}
          onChange={(questionnaire) => onChange({ ...block, questionnaire })}
        />
      </Field>
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
    </div>
  );
}
