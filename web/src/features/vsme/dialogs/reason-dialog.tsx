import { useState } from 'react';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Field } from '../../../design-system/field.tsx';
import { Textarea } from '../../../design-system/textarea.tsx';
import { DialogForm } from '../../../lib/dialog-form.tsx';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { browserStorage } from '../../../lib/safe-storage.ts';
import { type Part, writeWithUndo } from '../answers/answer-actions.ts';

export type Without = 'NOT_APPLICABLE' | 'OMITTED_SENSITIVE';

const LONGEST = 1000;

/** Why there is no value. Without a reason a report could only say that something is missing. */
export const askReason = (year: number, of: Part, state: Without): Promise<boolean | undefined> =>
  openDialog<boolean>({
    title: translate(`reporting.vsme.reason.${state}`),
    size: 'lg',
    content: ({ close }) => <ReasonForm year={year} of={of} state={state} onDone={close} />,
  });

interface ReasonFormProps {
  year: number;
  of: Part;
  state: Without;
  onDone: (done?: boolean) => void;
}

function ReasonForm({ year, of, state, onDone }: ReasonFormProps) {
  const { t } = useTranslate();
  const kept = useKeptText(
    `vsme-reason:${year}:${of.name}:${state}`,
    of.state === state ? (of.reason ?? '') : '',
  );
  const [submitting, setSubmitting] = useState(false);
  const [missing, setMissing] = useState(false);
  async function onSubmit() {
    const reason = kept.text.trim();
    if (reason === '') return setMissing(true);
    setSubmitting(true);
    const done = await writeWithUndo(year, of, { state, reason }, t(`reporting.vsme.said.${state}`));
    setSubmitting(false);
    if (!done) return;
    kept.forget();
    onDone(true);
  }
  return (
    <DialogForm
      of={{ onSubmit, submitting, isDirty: kept.isChanged }}
      submitLabel={t('reporting.vsme.save')}
      onCancel={() => onDone()}
      intro={
        <p className="mb-5 text-text-soft">
          <span className="block font-medium text-text">{of.label}</span>
          {t(`reporting.vsme.reasonText.${state}`)}
        </p>
      }
    >
      <Field
        label={t('reporting.vsme.reasonLabel')}
        error={missing && kept.text.trim() === '' ? t('reporting.vsme.reasonNeeded') : undefined}
        required
      >
        <Textarea
          rows={3}
          maxLength={LONGEST}
          value={kept.text}
          onChange={({ target }) => kept.type(target.value)}
        />
      </Field>
    </DialogForm>
  );
}

/** A text that is kept in the browser from the first key stroke until it is saved. */
export function useKeptText(name: string, saved: string) {
  const [text, setText] = useState(() => browserStorage.getItem(name) ?? saved);
  return {
    text,
    isChanged: text !== saved,
    type(next: string) {
      setText(next);
      if (next === saved) browserStorage.removeItem(name);
      else browserStorage.setItem(name, next);
    },
    forget: () => browserStorage.removeItem(name),
  };
}
