import { notBlank, Slug, text } from '@metra/contract/core/primitives';
import type { Tag, TagType, TagWrite } from '@metra/contract/operations/tags';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Combobox } from '../../../design-system/fields/combobox.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { slugOf } from '../../../lib/site/slug-of.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { marketplaceAdminQueries } from '../marketplace-admin.queries.ts';

const TagForm = z.object({
  german: notBlank(100),
  english: text(100),
  slug: Slug,
  parent: z.object({ value: z.string(), label: z.string() }).nullable(),
});
type TagForm = z.infer<typeof TagForm>;

const PAUSE_MS = 250;

interface TagDialogOptions {
  tagType: TagType;
  tag: Tag | null;
  /** The tag is below this one, or on the top level if there is none. */
  parent: Tag['parent'];
}

const versioned = (tag: Tag | null, parent: Tag['parent']) => ({
  values: {
    german: tag?.translations?.de.name ?? tag?.name ?? '',
    english: tag?.translations?.en?.name ?? '',
    slug: tag?.slug ?? '',
    parent: parent && { value: String(parent.id), label: parent.name },
  },
  version: tag?.version ?? 0,
});

export const openTagDialog = (options: TagDialogOptions): Promise<void> =>
  openDialog({
    title: translate(options.tag ? 'marketplace-admin.tags.edit' : 'marketplace-admin.tags.new'),
    size: 'lg',
    content: ({ close }) => <TagFields {...options} onDone={close} />,
  });

function TagFields({ tagType, tag, parent, onDone }: TagDialogOptions & { onDone: () => void }) {
  const { t } = useTranslate();
  const params = { tagId: tag?.id ?? 0 };
  const editing = useVersionedForm<TagForm>(TagForm, {
    start: versioned(tag, parent),
    async read() {
      const present = await api.tags.read({ params });
      return versioned(present, present.parent);
    },
    async write(values, { version }) {
      const body = tagWrite(values, tagType.id);
      if (tag) await operatorApi.tags.update({ params, body: { ...body, version } });
      else await operatorApi.tags.create({ body });
      return undefined;
    },
    onSaved() {
      events.emit('marketplaceAdministered');
      showToast({ variant: 'success', title: t('marketplace-admin.saved') });
      onDone();
    },
    errorFields: { 'conflict.slug': 'slug', 'tag.own_ancestor': 'parent', 'tag.too_deep': 'parent' },
  });
  const { form, control } = editing;
  const orNone = (value: string) => value || t('conflict.empty');
  return (
    <VersionedDialogForm
      isOwn
      of={editing}
      submitLabel={t('marketplace-admin.save')}
      onCancel={onDone}
      conflictFields={[
        { name: 'german', label: t('marketplace-admin.nameGerman'), show: ({ german }) => orNone(german) },
        {
          name: 'english',
          label: t('marketplace-admin.nameEnglish'),
          show: ({ english }) => orNone(english),
        },
        { name: 'slug', label: t('marketplace-admin.slug'), show: ({ slug }) => slug },
        {
          name: 'parent',
          label: t('marketplace-admin.tags.parent'),
          show: (values) => values.parent?.label ?? t('marketplace-admin.tags.onTop'),
        },
      ]}
    >
      <div className="grid gap-5">
        <FormField control={control} name="german" required label={t('marketplace-admin.nameGerman')}>
          {(field) => (
            <TextInput
              {...field}
              maxLength={100}
              onChange={(event) => {
                const proposed = slugOf(field.value);
                field.onChange(event);
                // A slug that somebody typed does not follow the name.
                if (!tag && form.getValues('slug') === proposed)
                  form.setValue('slug', slugOf(event.target.value), { shouldDirty: true });
              }}
            />
          )}
        </FormField>
        <FormField control={control} name="english" optional label={t('marketplace-admin.nameEnglish')}>
          {(field) => <TextInput {...field} maxLength={100} lang="en" />}
        </FormField>
        <FormField control={control} name="slug" required label={t('marketplace-admin.slug')}>
          {(field) => <TextInput {...field} maxLength={80} autoCapitalize="none" spellCheck={false} />}
        </FormField>
        {tagType.hierarchical && (
          <ParentField control={control} tagTypeId={tagType.id} tagId={tag?.id ?? null} />
        )}
      </div>
    </VersionedDialogForm>
  );
}

interface ParentFieldProps {
  control: Control<TagForm>;
  tagTypeId: number;
  /** A tag cannot be its own parent. */
  tagId: number | null;
}

/** A tag of any level can be the parent. An empty field puts the tag on the top level. */
function ParentField({ control, tagTypeId, tagId }: ParentFieldProps) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState('');
  const found = useQuery(
    marketplaceAdminQueries.possibleParents(tagTypeId, useDebouncedValue(typed.trim(), PAUSE_MS)),
  );
  const options = (found.data?.items ?? [])
    .filter(({ id }) => id !== tagId)
    .map(({ id, name, parent }) => ({
      value: String(id),
      label: name,
      ...(parent && { description: t('marketplace-admin.tags.below', { name: parent.name }) }),
    }));
  return (
    <FormField
      control={control}
      name="parent"
      optional
      label={t('marketplace-admin.tags.parent')}
      description={t('marketplace-admin.tags.parentHint')}
    >
      {({ value, onChange, ...field }) => (
        <Combobox
          {...field}
          options={options}
          value={value}
          onChange={(option) => onChange(option && { value: option.value, label: option.label })}
          onSearch={setTyped}
          loading={found.isFetching}
          placeholder={t('marketplace-admin.tags.onTop')}
        />
      )}
    </FormField>
  );
}

function tagWrite({ german, english, slug, parent }: TagForm, tagTypeId: number): TagWrite {
  const de = { name: german.trim() };
  return {
    slug,
    tagTypeId,
    parentId: parent && Number(parent.value),
    translations: english.trim() ? { de, en: { name: english.trim() } } : { de },
  };
}
