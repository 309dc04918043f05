import { notBlank, Slug } from '@metra/contract/core/primitives';
import type { LandingPageCreate } from '@metra/contract/operations/landing-pages';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { getRouter } from '../../../lib/guards/router-access.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { slugOf } from '../../../lib/site/slug-of.ts';
import { contentQueries } from '../content.queries.ts';

const NewPage = z.object({ title: notBlank(120), slug: Slug });

export async function openNewPageDialog(): Promise<void> {
  const id = await openDialog<number>({
    title: translate('content.new.title'),
    size: 'md',
    content: ({ close }) => <NewPageForm onDone={close} />,
  });
  if (id !== undefined)
    await getRouter().navigate({ to: '/admin/landing-pages/$pageId', params: { pageId: id } });
}

const emptyTexts = (title: string) => ({ title, teaser: '', metaDescription: '' });

const beginning = (title: string): LandingPageCreate['content'] => ({
  translations: { de: emptyTexts(title), en: emptyTexts('') },
  imageId: null,
  blocks: [],
});

function NewPageForm({ onDone }: { onDone: (id?: number) => void }) {
  const { t } = useTranslate();
  const contractForm = useContractForm(NewPage, {
    defaultValues: { title: '', slug: '' },
    errorFields: { 'conflict.slug': 'slug' },
    async submit({ title, slug }) {
      const page = await operatorApi.landingPagesAdmin.create({ body: { slug, content: beginning(title) } });
      queryClient.setQueryData(contentQueries.page(page.id).queryKey, page);
      events.emit('landingPageChanged', { pageId: page.id });
      onDone(page.id);
    },
  });
  const { form, control } = contractForm;
  return (
    <DialogForm of={contractForm} submitLabel={t('content.new.submit')} onCancel={() => onDone()} isOwn>
      <div className="grid gap-4">
        <FormField
          control={control}
          name="title"
          label={t('content.new.name')}
          description={t('content.new.nameHint')}
        >
          {(field) => (
            <TextInput
              {...field}
              maxLength={120}
              onChange={(event) => {
                const proposed = slugOf(field.value);
                field.onChange(event);
                // A slug that somebody typed does not follow the title.
                if (form.getValues('slug') === proposed)
                  form.setValue('slug', slugOf(event.target.value), { shouldDirty: true });
              }}
            />
          )}
        </FormField>
        <FormField
          control={control}
          name="slug"
          label={t('content.slug')}
          description={t('content.new.slugHint')}
        >
          {(field) => <TextInput {...field} maxLength={80} autoCapitalize="none" spellCheck={false} />}
        </FormField>
      </div>
    </DialogForm>
  );
}
