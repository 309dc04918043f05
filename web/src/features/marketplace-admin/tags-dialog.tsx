import type { Taggable } from '@metra/contract/operations/tags';
import { z } from 'zod';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { MultiCombobox } from '../../design-system/fields/multi-combobox.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { events } from '../../lib/api/events.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../lib/forms/forms.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useTagChoices } from './named-choices.ts';

const TagsForm = z.object({ tags: z.array(z.object({ value: z.string(), label: z.string() })).max(20) });

interface TagsDialogOptions {
  name: string;
  availableFor: Taggable;
  tags: readonly { slug: string; name: string }[];
  save: (slugs: string[]) => Promise<unknown>;
}

export const openTagsDialog = (options: TagsDialogOptions): Promise<void> =>
  openDialog({
    title: translate('marketplace-admin.tags.of', { name: options.name }),
    size: 'lg',
    content: ({ close }) => <TagsFields {...options} onDone={close} />,
  });

function TagsFields({ availableFor, tags, save, onDone }: TagsDialogOptions & { onDone: () => void }) {
  const { t } = useTranslate();
  const available = useTagChoices(availableFor);
  const editing = useContractForm(TagsForm, {
    defaultValues: { tags: tags.map(({ slug, name }) => ({ value: slug, label: name })) },
    async submit(values) {
      await save(values.tags.map(({ value }) => value));
      events.emit('marketplaceAdministered');
      showToast({ variant: 'success', title: t('marketplace-admin.tags.saved') });
      onDone();
    },
  });
  return (
    <DialogForm isOwn of={editing} submitLabel={t('marketplace-admin.tags.save')} onCancel={onDone}>
      <FormField control={editing.control} name="tags" label={t('marketplace-admin.tags.title')}>
        {({ value, onChange, ...field }) => (
          <MultiCombobox
            {...field}
            options={available ?? []}
            value={value}
            onChange={(chosen) => onChange(chosen.map(({ value: slug, label }) => ({ value: slug, label })))}
            loading={!available}
          />
        )}
      </FormField>
    </DialogForm>
  );
}
