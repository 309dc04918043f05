import { questionnaireLimits } from '@metra/contract/shapes/questionnaire-shapes';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { EarnedTags } from './earned-tags.tsx';
import { emptyRule } from './question-values.ts';
import { type QuestionControl, useFormPart } from './use-form-part.ts';
import { WordsField } from './words-field.tsx';

interface RuleFieldsProps {
  control: QuestionControl;
  isText: boolean;
}

/** Which values or words earn which tags, where there are no options. */
export function RuleFields({ control, isText }: RuleFieldsProps) {
  const { t } = useTranslate();
  const { value: rules, change: changeAll, onBlur, problemAt } = useFormPart(control, 'rules');
  return (
    <section aria-labelledby="rules" className="grid gap-3">
      <h3 id="rules" className="type-h3">
        {t('questionnaire-admin.rules')}
      </h3>
      <p className="text-small text-text-soft">
        {t(isText ? 'questionnaire-admin.rules.words' : 'questionnaire-admin.rules.range')}
      </p>
      {rules.map((rule, place) => {
        const name = t('questionnaire-admin.rules.name', { number: place + 1 });
        const change = (changes: Partial<typeof rule>) =>
          changeAll(rules.with(place, { ...rule, ...changes }));
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have no ids, and their fields are controlled
            key={place}
            className="grid min-w-0 gap-3 border-t border-line pt-3"
          >
            <legend className="sr-only">{name}</legend>
            <div className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                {isText ? (
                  <WordsField
                    value={rule.words}
                    onChange={(words) => change({ words })}
                    onBlur={onBlur}
                    problemAt={(language) => problemAt(`${place}.words.${language}`)}
                    label={t('questionnaire-admin.rules.keywords')}
                    max={1500}
                    description={t('questionnaire-admin.rules.keywordsHint')}
                  />
                ) : (
                  <div className="grid max-w-[360px] grid-cols-2 gap-3">
                    <Field label={t('questionnaire-admin.rules.min')} error={problemAt(`${place}.min`)}>
                      <NumberInput value={rule.min} onChange={(min) => change({ min })} onBlur={onBlur} />
                    </Field>
                    <Field label={t('questionnaire-admin.rules.max')} error={problemAt(`${place}.max`)}>
                      <NumberInput value={rule.max} onChange={(max) => change({ max })} onBlur={onBlur} />
                    </Field>
                  </div>
                )}
              </div>
              <IconButton
                size="sm"
                label={t('content.item.remove', { name })}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => changeAll(rules.toSpliced(place, 1))}
              />
            </div>
            <EarnedTags
              by={name}
              tags={rule.tags}
              error={problemAt(`${place}.tags`)}
              onChange={(tags) => change({ tags })}
            />
          </fieldset>
        );
      })}
      {rules.length < questionnaireLimits.rules && (
        <div>
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => changeAll([...rules, emptyRule()])}
          >
            {t('questionnaire-admin.rules.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
