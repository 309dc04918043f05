import { useState } from 'react';
import { Button } from '../../../design-system/button.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.ts';
import { useUnsavedInput } from '../../../design-system/dialog/unsaved-input.ts';
import { Field } from '../../../design-system/field.tsx';
import { Textarea } from '../../../design-system/textarea.tsx';
import { useWords } from '../../../design-system/words.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const LONGEST = 2000;

/** The new note; undefined when it stays as it is. */
export const askForNote = (name: string, note: string | null): Promise<string | null | undefined> =>
  openDialog<string | null>({
    title: translate('tracking.note.title', { name }),
    size: 'lg',
    content: ({ close }) => <NoteForm note={note ?? ''} onClose={close} />,
  });

function NoteForm({ note, onClose }: { note: string; onClose: (note?: string | null) => void }) {
  const { t } = useTranslate();
  const words = useWords();
  const [text, setText] = useState(note);
  useUnsavedInput(text !== note);
  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        onClose(text.trim() === '' ? null : text.trim());
      }}
    >
      <DialogBody>
        <Field label={t('tracking.note.label')} description={t('tracking.note.hint')}>
          <Textarea value={text} maxLength={LONGEST} onChange={(event) => setText(event.target.value)} />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={() => onClose()}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary">
          {t('tracking.note.save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
