import { questionnaireLimits } from '@metra/contract/shapes/questionnaire-shapes';
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useReorder } from '../../../design-system/behaviour/use-reorder.ts';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { moved } from '../../../lib/forms/moved.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { EarnedTags } from './earned-tags.tsx';
import { type EarnedWeight, emptyOption, type OptionValues } from './question-values.ts';
import { type QuestionControl, useFormPart } from './use-form-part.ts';
import { WordsField } from './words-field.tsx';

interface OptionFieldsProps {
  control: QuestionControl;
  isMultiple: boolean;
  /** Reports the option that has the focus, because the panel shows what it earns. */
  onAt: (place: number) => void;
}

export const letterOf = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : `A${String.fromCharCode(65 + (place % 26))}`;

export function OptionFields({ control, isMultiple, onAt }: OptionFieldsProps) {
  const { t } = useTranslate();
  const { value: options, change: changeAll, onBlur, problemAt } = useFormPart(control, 'options');
  const reorder = useReorder<HTMLOListElement>({
    count: options.length,
    focused: '[data-move]:not(:disabled)',
    textOf: (place) => t('questionnaire-admin.option.moved', { number: place + 1, count: options.length }),
    onMove: (from, to) => changeAll(moved(options, from, to)),
  });
  const problem = problemAt('root') ?? problemAt('');

  function change(place: number, changes: Partial<OptionValues>) {
    const option = options[place];
    if (option) changeAll(options.with(place, { ...option, ...changes }));
  }

  return (
    <section aria-labelledby="options" className="grid gap-3">
      <h3 id="options" className="type-h3">
        {t('questionnaire-admin.options')}
      </h3>
      <p className="sr-only" aria-live="polite">
        {reorder.said}
      </p>
      <ol ref={reorder.list} className="grid gap-3">
        {options.map((option, place) => {
          const letter = letterOf(place);
          const name = t('questionnaire-admin.option.name', { letter });
          return (
            <li
              // The fields are controlled, so the place can be the key. New options have no id.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={place}
              {...reorder.target(place)}
              onKeyDown={(event) => reorder.onKeyDown(event, place)}
              onFocus={() => onAt(place)}
              className={reorder.dragged === place ? 'opacity-55' : undefined}
            >
              <fieldset className="grid min-w-0 gap-3 border-t border-line pt-3">
                <legend className="sr-only">{name}</legend>
                <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2">
                  <span
                    {...reorder.grip(place)}
                    className="flex min-h-(--control) cursor-grab items-center gap-1 text-text-muted"
                  >
                    <GripVertical size={16} className="pointer-coarse:hidden" />
                    <span className="w-5 text-center font-strong text-text-soft">{letter}</span>
                  </span>
                  <WordsField
                    value={option.text}
                    onChange={(text) => change(place, { text })}
                    onBlur={onBlur}
                    problemAt={(language) => problemAt(`${place}.text.${language}`)}
                    label={name}
                    labelHidden
                    max={200}
                    required
                  />
                </div>
                <div className="flex flex-wrap items-start gap-x-3 gap-y-2 sm:pl-12">
                  <Field
                    label={t('questionnaire-admin.option.score', { letter })}
                    labelHidden
                    className="w-[128px]"
                    error={problemAt(`${place}.score`)}
                  >
                    <NumberInput
                      value={option.score}
                      onChange={(score) => change(place, { score })}
                      onBlur={onBlur}
                      unit={t('questionnaire-admin.points')}
                      placeholder="–"
                    />
                  </Field>
                  <div className="min-w-0 flex-1">
                    <EarnedTags by={name} tags={option.tags} onChange={(tags) => change(place, { tags })} />
                  </div>
                  <div className="flex">
                    <IconButton
                      size="sm"
                      data-move="up"
                      label={t('content.item.up', { name })}
                      icon={<ArrowUp size={16} aria-hidden="true" />}
                      disabled={place === 0}
                      onClick={() => reorder.move(place, place - 1)}
                    />
                    <IconButton
                      size="sm"
                      data-move="down"
                      label={t('content.item.down', { name })}
                      icon={<ArrowDown size={16} aria-hidden="true" />}
                      disabled={place === options.length - 1}
                      onClick={() => reorder.move(place, place + 1)}
                    />
                    <IconButton
                      size="sm"
                      label={t('content.item.remove', { name })}
                      icon={<Trash2 size={16} aria-hidden="true" />}
                      disabled={options.length <= 2}
                      onClick={() => changeAll(options.toSpliced(place, 1))}
                    />
                  </div>
                </div>
                {(isMultiple || option.tagsWithout.length > 0) && (
                  <TagsWithout
                    letter={letter}
                    tags={option.tagsWithout}
                    onChange={(tagsWithout) => change(place, { tagsWithout })}
                  />
                )}
              </fieldset>
            </li>
          );
        })}
      </ol>
      {problem && (
        <Field label={t('questionnaire-admin.options')} labelHidden error={problem}>
          {null}
        </Field>
      )}
      {options.length < questionnaireLimits.options && (
        <div>
          <Button
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => {
              reorder.focus(options.length, 'input, textarea');
              changeAll([...options, emptyOption()]);
            }}
          >
            {t('questionnaire-admin.option.add')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface TagsWithoutProps {
  letter: string;
  tags: readonly EarnedWeight[];
  onChange: (tags: EarnedWeight[]) => void;
}

/** Few options earn anything when they are not chosen, so these fields open on request. */
function TagsWithout({ letter, tags, onChange }: TagsWithoutProps) {
  const { t } = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && tags.length === 0)
    return (
      <div className="sm:pl-12">
        <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
          {t('questionnaire-admin.option.addWithout', { letter })}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-1 sm:pl-12">
      <p className="text-small text-text-muted">{t('questionnaire-admin.option.without')}</p>
      <EarnedTags
        by={t('questionnaire-admin.option.withoutName', { letter })}
        tags={tags}
        onChange={onChange}
      />
    </div>
  );
}
