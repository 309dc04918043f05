import { Slug } from '@metra/contract/core/primitives';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { PageDraft } from './page-draft.ts';
import { publicPath } from './public-path.ts';

/** The old address of the page redirects to the new one. */
export const openSlugDialog = (draft: PageDraft): Promise<void> =>
  openDialog({
    title: translate('content.slug.change'),
    size: 'md',
    content: ({ close }) => <SlugForm draft={draft} onDone={() => close()} />,
  });

function SlugForm({ draft, onDone }: { draft: PageDraft; onDone: () => void }) {
  const { t } = useTranslate();
  const page = draft.snapshot().document;
  const contractForm = useContractForm(z.object({ slug: Slug }), {
    defaultValues: { slug: page.slug },
    errorFields: { 'conflict.slug': 'slug' },
    async submit({ slug }) {
      const { id, content, version } = draft.snapshot().document;
      draft.take(
        await operatorApi.landingPagesAdmin.update({ params: { id }, body: { slug, content, version } }),
      );
      onDone();
    },
  });
  return (
    <DialogForm of={contractForm} submitLabel={t('content.slug.save')} onCancel={onDone} isOwn>
      <FormField
        control={contractForm.control}
        name="slug"
        label={t('content.slug')}
        description={t('content.slug.hint', { path: publicPath(page, page.slug) })}
      >
        {(field) => <TextInput {...field} maxLength={80} autoCapitalize="none" spellCheck={false} />}
      </FormField>
    </DialogForm>
  );
}
