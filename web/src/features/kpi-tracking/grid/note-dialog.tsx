import { useState } from 'react';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const LONGEST = 2000;

/** Returns the new note, or undefined if it has not changed. */
export const askForNote = (name: string, note: string | null): Promise<string | null | undefined> =>
  openDialog<string | null>({
    title: translate('tracking.note.title', { name }),
    size: 'lg',
    content: ({ close }) => <NoteForm note={note ?? ''} onClose={close} />,
  });

function NoteForm({ note, onClose }: { note: string; onClose: (note?: string | null) => void }) {
  const { t } = useTranslate();
  const [text, setText] = useState(note);
  return (
    <DialogForm
      of={{
        isDirty: text !== note,
        submitting: false,
        onSubmit: async () => onClose(text.trim() === '' ? null : text.trim()),
      }}
      submitLabel={t('tracking.note.save')}
      onCancel={() => onClose()}
    >
      <Field label={t('tracking.note.label')} description={t('tracking.note.hint')}>
        <Textarea value={text} maxLength={LONGEST} onChange={(event) => setText(event.target.value)} />
      </Field>
    </DialogForm>
  );
}
