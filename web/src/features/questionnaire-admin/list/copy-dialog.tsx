import { Slug } from '@metra/contract/core/primitives';
import type { QuestionnaireItem } from '@metra/contract/operations/questionnaires-admin';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { take } from '../questionnaire-calls.ts';
import { showQuestions } from './new-questionnaire-dialog.tsx';

const CopyForm = z.object({ slug: Slug });

type Original = Pick<QuestionnaireItem, 'id' | 'name' | 'slug'>;

/** The same questions at another address: to be changed at leisure while the original goes on. */
export async function openCopyDialog(original: Original): Promise<void> {
  const id = await openDialog<number>({
    title: translate('questionnaire-admin.copy.title', { name: original.name }),
    size: 'md',
    content: ({ close }) => <CopyFields original={original} onDone={close} />,
  });
  if (id === undefined) return;
  await showQuestions(id);
  showToast({ variant: 'success', title: translate('questionnaire-admin.copied') });
}

const LONGEST = 80;

function CopyFields({ original, onDone }: { original: Original; onDone: (id?: number) => void }) {
  const { t } = useTranslate();
  const ending = t('questionnaire-admin.copy.ending');
  const contractForm = useContractForm(CopyForm, {
    defaultValues: { slug: `${original.slug.slice(0, LONGEST - ending.length)}${ending}` },
    errorFields: { 'conflict.slug': 'slug' },
    async submit(body) {
      const made = await operatorApi.questionnairesAdmin.copy({ params: { id: original.id }, body });
      take(made);
      onDone(made.id);
    },
  });
  return (
    <DialogForm of={contractForm} submitLabel={t('questionnaire-admin.copy')} onCancel={() => onDone()} isOwn>
      <div className="grid gap-4">
        <p className="text-text-soft">{t('questionnaire-admin.copy.text')}</p>
        <FormField
          control={contractForm.control}
          name="slug"
          label={t('questionnaire-admin.slug')}
          description={t('questionnaire-admin.slugHint')}
        >
          {(field) => <TextInput {...field} maxLength={LONGEST} autoCapitalize="none" spellCheck={false} />}
        </FormField>
      </div>
    </DialogForm>
  );
}
