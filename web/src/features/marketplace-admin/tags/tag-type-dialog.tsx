import { notBlank, Slug, text } from '@metra/contract/core/primitives';
import { Taggable, type TagType, type TagTypeWrite } from '@metra/contract/operations/tags';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { MultiCombobox } from '../../../design-system/fields/multi-combobox.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';

const TagTypeForm = z.object({
  german: notBlank(100),
  english: text(100),
  slug: Slug,
  order: z.int().min(0).max(10_000).nullable(),
  availableFor: z.array(Taggable),
  hierarchical: z.boolean(),
});
type TagTypeForm = z.infer<typeof TagTypeForm>;

const versioned = (tagType: TagType | null) => ({
  values: {
    german: tagType?.translations.de.name ?? '',
    english: tagType?.translations.en?.name ?? '',
    slug: tagType?.slug ?? '',
    order: tagType?.order ?? null,
    availableFor: tagType?.availableFor ?? [],
    hierarchical: tagType?.hierarchical ?? false,
  },
  version: tagType?.version ?? 0,
});

export const openTagTypeDialog = (tagType: TagType | null): Promise<void> =>
  openDialog({
    title: translate(tagType ? 'marketplace-admin.tagTypes.edit' : 'marketplace-admin.tagTypes.new'),
    size: 'lg',
    content: ({ close }) => <TagTypeFields tagType={tagType} onDone={close} />,
  });

function TagTypeFields({ tagType, onDone }: { tagType: TagType | null; onDone: () => void }) {
  const { t } = useTranslate();
  const params = { id: tagType?.id ?? 0 };
  const editing = useVersionedForm<TagTypeForm>(TagTypeForm, {
    start: versioned(tagType),
    read: async () => versioned(await operatorApi.tagTypes.read({ params })),
    async write(values, { version }) {
      const body = tagTypeWrite(values, tagType);
      if (tagType) await operatorApi.tagTypes.update({ params, body: { ...body, version } });
      else await operatorApi.tagTypes.create({ body });
      return undefined;
    },
    onSaved() {
      events.emit('marketplaceAdministered');
      showToast({ variant: 'success', title: t('marketplace-admin.saved') });
      onDone();
    },
    errorFields: { 'conflict.slug': 'slug', 'tag_type.has_levels': 'hierarchical' },
  });
  const { control } = editing;
  const orNone = (value: string) => value || t('conflict.empty');
  const options = Taggable.options.map((value) => ({
    value,
    label: t(`marketplace-admin.taggable.${value}`),
  }));
  const named = (chosen: readonly Taggable[]) => options.filter(({ value }) => chosen.includes(value));
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
          name: 'order',
          label: t('marketplace-admin.tagTypes.order'),
          show: ({ order }) => orNone(order === null ? '' : String(order)),
        },
        {
          name: 'availableFor',
          label: t('marketplace-admin.tagTypes.availableFor'),
          show: ({ availableFor }) =>
            orNone(
              named(availableFor)
                .map(({ label }) => label)
                .join(', '),
            ),
        },
      ]}
    >
      <div className="grid gap-5">
        <FormField control={control} name="german" required label={t('marketplace-admin.nameGerman')}>
          {(field) => <TextInput {...field} maxLength={100} />}
        </FormField>
        <FormField control={control} name="english" optional label={t('marketplace-admin.nameEnglish')}>
          {(field) => <TextInput {...field} maxLength={100} lang="en" />}
        </FormField>
        <FormField control={control} name="slug" required label={t('marketplace-admin.slug')}>
          {(field) => <TextInput {...field} maxLength={80} autoCapitalize="none" spellCheck={false} />}
        </FormField>
        <FormField
          control={control}
          name="availableFor"
          label={t('marketplace-admin.tagTypes.availableFor')}
          description={t('marketplace-admin.tagTypes.availableForHint')}
        >
          {({ value, onChange, ...field }) => (
            <MultiCombobox
              {...field}
              options={options}
              value={named(value)}
              onChange={(chosen) => onChange(chosen.map((each) => each.value))}
            />
          )}
        </FormField>
        <FormField control={control} name="order" optional label={t('marketplace-admin.tagTypes.order')}>
          {(field) => <NumberInput {...field} />}
        </FormField>
        <Controller
          control={control}
          name="hierarchical"
          render={({ field }) => <Checkbox {...field} label={t('marketplace-admin.tagTypes.hierarchical')} />}
        />
      </div>
    </VersionedDialogForm>
  );
}

/** The form has no field for descriptions, so they stay unchanged. */
function tagTypeWrite(values: TagTypeForm, before: TagType | null): TagTypeWrite {
  const de = { name: values.german.trim(), description: before?.translations.de.description ?? '' };
  const en = { name: values.english.trim(), description: before?.translations.en?.description ?? '' };
  return {
    slug: values.slug,
    translations: en.name ? { de, en } : { de },
    availableFor: values.availableFor,
    hierarchical: values.hierarchical,
    ...(values.order !== null && { order: values.order }),
  };
}
