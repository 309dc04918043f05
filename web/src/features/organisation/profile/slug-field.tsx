import { Slug } from '@metra/contract/core/primitives';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { organisationQueries } from '../organisation.queries.ts';
import type { PageForm } from './page-values.ts';

const PAUSE_MS = 300;

/** The end of the page's address; whether it is free is said while it is typed. */
export function SlugField({ control, own }: { control: Control<PageForm>; own: string }) {
  const { t } = useTranslate();
  const typed = useWatch({ control, name: 'slug' }).trim();
  const asked = useDebouncedValue(typed, PAUSE_MS);
  const isWellFormed = Slug.safeParse(asked).success;
  const { data } = useQuery({
    ...organisationQueries.slug(asked),
    enabled: asked === typed && asked !== own && isWellFormed,
  });
  const told = data?.slug === typed && typed !== own ? data.state : null;
  const state = asked === typed && typed !== '' && !isWellFormed ? 'MALFORMED' : told;
  return (
    <FormField
      control={control}
      name="slug"
      required
      label={t('organisation.page.slug')}
      description={
        <span className="grid gap-1">
          <span className="wrap-anywhere">{t('organisation.page.slugHint', { slug: typed })}</span>
          <span role="status" className="min-h-[1lh]">
            {state && (
              <StateText tone={state === 'FREE' ? 'success' : 'warning'}>
                {t(`organisation.page.slug.${state}`)}
              </StateText>
            )}
          </span>
        </span>
      }
    >
      {(field) => <TextInput {...field} maxLength={80} autoCapitalize="none" spellCheck={false} />}
    </FormField>
  );
}
