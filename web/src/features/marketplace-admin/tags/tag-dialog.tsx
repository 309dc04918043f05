import { notBlank, Slug, text } from '@metra/contract/primitives';
import type { Tag, TagType, TagWrite } from '@metra/contract/tags';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/form-field.tsx';
import { Select } from '../../../design-system/select.tsx';
import { TextInput } from '../../../design-system/text-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api.ts';
import { events } from '../../../lib/events.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { slugOf } from '../../../lib/slug-of.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { marketplaceAdminQueries } from '../marketplace-admin.queries.ts';

const TagForm = z.object({ german: notBlank(100), english: text(100), slug: Slug, parent: z.string() });
type TagForm = z.infer<typeof TagForm>;

const TOP = 'top';

interface TagDialogOptions {
  tagType: TagType;
  tag: Tag | null;
  parentId: number | null;
}

const versioned = (tag: Tag | null, parentId: number | null) => ({
  values: {
    german: tag?.translations?.de.name ?? tag?.name ?? '',
    english: tag?.translations?.en?.name ?? '',
    slug: tag?.slug ?? '',
    parent: parentId === null ? TOP : String(parentId),
  },
  version: tag?.version ?? 0,
});

/** A tag: made, renamed, or put below another one. */
export const openTagDialog = (options: TagDialogOptions): Promise<void> =>
  openDialog({
    title: translate(options.tag ? 'marketplace-admin.tags.edit' : 'marketplace-admin.tags.new'),
    size: 'lg',
    content: ({ close }) => <TagFields {...options} onDone={close} />,
  });

function TagFields({ tagType, tag, parentId, onDone }: TagDialogOptions & { onDone: () => void }) {
  const { t } = useTranslate();
  const params = { tagId: tag?.id ?? 0 };
  const tops = useQuery({
    ...marketplaceAdminQueries.tags(tagType.id, undefined),
    enabled: tagType.hierarchical,
  });
  const editing = useVersionedForm<TagForm>(TagForm, {
    start: versioned(tag, parentId),
    async read() {
      const present = await api.tags.read({ params });
      return versioned(present, present.parent?.id ?? null);
    },
    async write(values, { version }) {
      const body = tagWrite(values, tagType.id);
      if (tag) await api.tags.update({ params, body: { ...body, version } });
      else await api.tags.create({ body });
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
  const parents = [
    { value: TOP, label: t('marketplace-admin.tags.onTop') },
    ...(tops.data?.items ?? [])
      .filter(({ id }) => id !== tag?.id)
      .map(({ id, name }) => ({ value: String(id), label: name })),
    // A level further down than the choice goes stays where it is.
    ...(tag?.parent ? [{ value: String(tag.parent.id), label: tag.parent.name }] : []),
  ].filter(({ value }, at, all) => all.findIndex((each) => each.value === value) === at);
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
          show: ({ parent }) => parents.find(({ value }) => value === parent)?.label ?? parent,
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
                // An address that somebody typed is theirs.
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
          <FormField control={control} name="parent" label={t('marketplace-admin.tags.parent')}>
            {(field) => <Select {...field} options={parents} />}
          </FormField>
        )}
      </div>
    </VersionedDialogForm>
  );
}

function tagWrite({ german, english, slug, parent }: TagForm, tagTypeId: number): TagWrite {
  const de = { name: german.trim() };
  return {
    slug,
    tagTypeId,
    parentId: parent === TOP ? null : Number(parent),
    translations: english.trim() ? { de, en: { name: english.trim() } } : { de },
  };
}
