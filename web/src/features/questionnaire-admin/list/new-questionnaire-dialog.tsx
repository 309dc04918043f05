import { notBlank, Slug } from '@metra/contract/core/primitives';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { getRouter } from '../../../lib/guards/router-access.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { slugOf } from '../../../lib/site/slug-of.ts';
import { take } from '../questionnaire-calls.ts';

const NewQuestionnaire = z.object({ name: notBlank(120), slug: Slug });

/** Leads to the questions, where there is something to do. */
export const showQuestions = (id: number): Promise<void> =>
  getRouter().navigate({ to: '/admin/questionnaires/$questionnaireId', params: { questionnaireId: id } });

export async function openNewQuestionnaireDialog(): Promise<void> {
  const id = await openDialog<number>({
    title: translate('questionnaire-admin.new.title'),
    size: 'md',
    content: ({ close }) => <NewQuestionnaireForm onDone={close} />,
  });
  if (id !== undefined) await showQuestions(id);
}

function NewQuestionnaireForm({ onDone }: { onDone: (id?: number) => void }) {
  const { t } = useTranslate();
  const contractForm = useContractForm(NewQuestionnaire, {
    defaultValues: { name: '', slug: '' },
    errorFields: { 'conflict.slug': 'slug' },
    async submit({ name, slug }) {
      const made = await operatorApi.questionnairesAdmin.create({
        body: { slug, translations: { de: { name } } },
      });
      take(made);
      onDone(made.id);
    },
  });
  const { form, control } = contractForm;
  return (
    <DialogForm
      of={contractForm}
      submitLabel={t('questionnaire-admin.new.submit')}
      onCancel={() => onDone()}
      isOwn
    >
      <div className="grid gap-4">
        <FormField
          control={control}
          name="name"
          label={t('questionnaire-admin.new.name')}
          description={t('questionnaire-admin.new.nameHint')}
        >
          {(field) => (
            <TextInput
              {...field}
              maxLength={120}
              onChange={(event) => {
                const proposed = slugOf(field.value);
                field.onChange(event);
                // An address that somebody typed is theirs.
                if (form.getValues('slug') === proposed)
                  form.setValue('slug', slugOf(event.target.value), { shouldDirty: true });
              }}
            />
          )}
        </FormField>
        <FormField
          control={control}
          name="slug"
          label={t('questionnaire-admin.slug')}
          description={t('questionnaire-admin.slugHint')}
        >
          {(field) => <TextInput {...field} maxLength={80} autoCapitalize="none" spellCheck={false} />}
        </FormField>
      </div>
    </DialogForm>
  );
}
