import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Combobox } from '../../../design-system/fields/combobox.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { questionnaireQueries } from '../questionnaire-admin.queries.ts';
import type { EarnedWeight } from './question-values.ts';

interface EarnedTagsProps {
  /** The label names what earns the tags, for example "Antwort A". */
  by: string;
  tags: readonly EarnedWeight[];
  onChange: (tags: EarnedWeight[]) => void;
  error?: string | undefined;
}

const PAUSE_MS = 250;
const HEAVIEST = 3;

export function EarnedTags({ by, tags, onChange, error }: EarnedTagsProps) {
  const { t } = useTranslate();
  const nameOf = useTagName();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {tags.map(({ tag, weight }, place) => {
        const name = nameOf(tag);
        return (
          <span
            key={tag}
            className="inline-flex min-h-(--control-sm) items-center rounded-chip tint pl-2 text-small leading-ui text-text-soft"
          >
            {name}
            <button
              type="button"
              className="ml-1 min-h-(--control-sm) min-w-[32px] rounded-chip tabular hover:text-text"
              aria-label={t('questionnaire-admin.tags.weight', { name, weight })}
              title={t('questionnaire-admin.tags.weightHint')}
              onClick={() => onChange(tags.with(place, { tag, weight: (weight % HEAVIEST) + 1 }))}
            >
              ×{weight}
            </button>
            <button
              type="button"
              className="grid min-h-(--control-sm) min-w-[28px] place-items-center rounded-chip hover:text-text"
              aria-label={t('questionnaire-admin.tags.remove', { name })}
              onClick={() => onChange(tags.toSpliced(place, 1))}
            >
              <X size={13} aria-hidden="true" />
            </button>
          </span>
        );
      })}
      <AddTag by={by} tags={tags} error={error} onAdd={(tag) => onChange([...tags, { tag, weight: 1 }])} />
    </div>
  );
}

interface AddTagProps {
  by: string;
  tags: readonly EarnedWeight[];
  error: string | undefined;
  onAdd: (tag: string) => void;
}

/** The field searches the tags by what is typed, because there may be many. */
function AddTag({ by, tags, error, onAdd }: AddTagProps) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState('');
  const found = useQuery(questionnaireQueries.tags(useDebouncedValue(typed, PAUSE_MS)));
  const options = (found.data?.items ?? [])
    .filter(({ slug }) => tags.every(({ tag }) => tag !== slug))
    .map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <Field label={t('questionnaire-admin.tags.addTo', { by })} labelHidden error={error}>
      <Combobox
        // The new key empties the field after each choice.
        key={tags.length}
        className="w-[200px]"
        placeholder={t('questionnaire-admin.tags.add')}
        options={options}
        value={null}
        loading={found.isFetching}
        onSearch={setTyped}
        onChange={(option) => option && onAdd(option.value)}
      />
    </Field>
  );
}

/** Returns the name of a tag, or its slug if it has no name. */
export function useTagName(): (slug: string) => string {
  const { data } = useQuery(questionnaireQueries.tags(''));
  return (slug) => data?.items.find((tag) => tag.slug === slug)?.name ?? slug;
}
