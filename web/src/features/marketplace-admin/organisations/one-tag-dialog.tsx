import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Combobox } from '../../../design-system/fields/combobox.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useTagChoices } from '../named-choices.ts';

const OneTag = z.object({ tag: z.object({ value: z.string(), label: z.string() }).nullable() });

/** Returns the tag for many organisations, or undefined if the person cancels. */
export const openOneTagDialog = (): Promise<string | undefined> =>
  openDialog<string>({
    title: translate('marketplace-admin.bulk.tag'),
    size: 'md',
    content: ({ close }) => <TagChoice onChosen={close} />,
  });

function TagChoice({ onChosen }: { onChosen: (slug?: string) => void }) {
  const { t } = useTranslate();
  const tags = useTagChoices('ORGANISATION');
  const choosing = useContractForm(OneTag, {
    defaultValues: { tag: null },
    submit: async ({ tag }) => onChosen(tag?.value),
  });
  return (
    <DialogForm
      isOwn
      of={choosing}
      canSubmit={choosing.form.watch('tag') !== null}
      submitLabel={t('marketplace-admin.bulk.tag.next')}
      onCancel={() => onChosen()}
    >
      <FormField control={choosing.control} name="tag" required label={t('marketplace-admin.bulk.tag.which')}>
        {({ value, ...field }) => <Combobox {...field} value={value} options={tags ?? []} loading={!tags} />}
      </FormField>
    </DialogForm>
  );
}
