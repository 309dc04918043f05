import { useState } from 'react';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Field } from '../../../design-system/field.tsx';
import { Textarea } from '../../../design-system/textarea.tsx';
import { DialogForm } from '../../../lib/dialog-form.tsx';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { reportError } from '../../../lib/report-error.ts';
import { type Part, writeAnswer } from '../answers/answer-actions.ts';
import { useKeptText } from './reason-dialog.tsx';

const LONGEST = 2000;

/** What is worth knowing beside an answer. */
export const editRemark = (year: number, of: Part): Promise<void> =>
  openDialog({
    title: translate('reporting.vsme.remark'),
    size: 'lg',
    content: ({ close }) => <RemarkForm year={year} of={of} onDone={() => close()} />,
  });

function RemarkForm({ year, of, onDone }: { year: number; of: Part; onDone: () => void }) {
  const { t } = useTranslate();
  const kept = useKeptText(`vsme-remark:${year}:${of.name}`, of.remark ?? '');
  const [submitting, setSubmitting] = useState(false);
  async function onSubmit() {
    setSubmitting(true);
    try {
      await writeAnswer(year, of, { remark: kept.text.trim() || null });
      kept.forget();
      onDone();
    } catch (error) {
      await reportError(error);
    } finally {
      setSubmitting(false);
    }
  }
  return (
    <DialogForm
      of={{ onSubmit, submitting, isDirty: kept.isChanged }}
      submitLabel={t('reporting.vsme.save')}
      onCancel={onDone}
    >
      <Field label={of.label} description={t('reporting.vsme.remarkHint')}>
        <Textarea
          rows={4}
          maxLength={LONGEST}
          value={kept.text}
          onChange={({ target }) => kept.type(target.value)}
        />
      </Field>
    </DialogForm>
  );
}
