import { rule } from '@metra/contract/core/field-keys';
import { notBlank, text } from '@metra/contract/core/primitives';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { forgetInput, useStoredInput } from '../../../lib/versioned-form/stored-input.ts';
import { PictureField } from '../picture-field.tsx';

const ITSELF = 'itself';

const PostForm = z
  .object({
    about: z.string(),
    title: notBlank(200),
    text: notBlank(5000),
    englishTitle: text(200),
    englishText: text(5000),
    image: z.object({ id: z.int(), url: z.string().nullable() }).nullable(),
  })
  // An incomplete translation would show an empty title or text to readers of English.
  .refine(
    ({ englishTitle, englishText }) => !englishText.trim() || englishTitle.trim() !== '',
    rule('notBlank', 'englishTitle'),
  )
  .refine(
    ({ englishTitle, englishText }) => !englishTitle.trim() || englishText.trim() !== '',
    rule('notBlank', 'englishText'),
  );
type PostForm = z.infer<typeof PostForm>;

interface PostDialogOptions {
  organisationId: number;
  /** Unsent input is stored for this account. */
  owner: number;
  offers: readonly { id: number; title: string }[];
}

/**
 * Opens a dialog that writes a post about the organisation or one of its offers; what was typed is there
 * again when it is opened again.
 */
export const openPostDialog = (options: PostDialogOptions): Promise<void> =>
  openDialog({
    title: translate('organisation.posts.write'),
    size: 'lg',
    content: ({ close }) => <PostFields {...options} onDone={close} />,
  });

function PostFields({ organisationId, owner, offers, onDone }: PostDialogOptions & { onDone: () => void }) {
  const { t } = useTranslate();
  const kept = `post:${owner}`;
  const editing = useContractForm(PostForm, {
    defaultValues: { about: ITSELF, title: '', text: '', englishTitle: '', englishText: '', image: null },
    async submit(values) {
      const body = postWrite(values);
      if (values.about === ITSELF) await api.organisations.addPost({ params: { organisationId }, body });
      else await api.offers.addPost({ params: { offerId: Number(values.about) }, body });
      forgetInput(kept);
      events.emit('marketplaceChanged');
      showToast({ variant: 'success', title: t('organisation.posts.written') });
      onDone();
    },
  });
  useStoredInput<PostForm>(editing.form, kept);
  const { control } = editing;
  return (
    <DialogForm of={editing} submitLabel={t('organisation.posts.publish')} onCancel={onDone}>
      <div className="grid gap-5">
        <FormField control={control} name="about" label={t('organisation.posts.about')}>
          {(field) => (
            <Select
              {...field}
              options={[
                { value: ITSELF, label: t('organisation.posts.itself') },
                ...offers.map(({ id, title }) => ({ value: String(id), label: title })),
              ]}
            />
          )}
        </FormField>
        <FormField control={control} name="title" required label={t('organisation.posts.headline')}>
          {(field) => <TextInput {...field} maxLength={200} />}
        </FormField>
        <FormField control={control} name="text" required label={t('organisation.posts.body')}>
          {(field) => <Textarea {...field} rows={5} maxLength={5000} />}
        </FormField>
        <Controller
          control={control}
          name="image"
          render={({ field }) => <PictureField value={field.value} onChange={field.onChange} />}
        />
        <FormField
          control={control}
          name="englishTitle"
          optional
          label={t('organisation.posts.englishHeadline')}
        >
          {(field) => <TextInput {...field} maxLength={200} lang="en" />}
        </FormField>
        <FormField
          control={control}
          name="englishText"
          optional
          label={t('organisation.posts.englishBody')}
          description={t('organisation.posts.englishHint')}
        >
          {(field) => <Textarea {...field} rows={3} maxLength={5000} lang="en" />}
        </FormField>
      </div>
    </DialogForm>
  );
}

function postWrite({ title, text: words, englishTitle, englishText, image }: PostForm) {
  const de = { title: title.trim(), text: words.trim() };
  const en = { title: englishTitle.trim(), text: englishText.trim() };
  return { translations: en.title ? { de, en } : { de }, imageId: image?.id ?? null };
}
