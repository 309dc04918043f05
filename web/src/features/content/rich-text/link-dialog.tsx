import { isLinkTarget } from '@metra/contract/shapes/rich-text';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { linkTargetOf } from './link-target.ts';

const LONGEST = 2000;

/** Null removes the link. */
type Answer = { target: string | null; text: string };

/** Asks for the target of the selected words. Without a selection it also asks for the words. */
export async function openLinkDialog(editor: Editor): Promise<void> {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link');
  const { empty } = editor.state.selection;
  const present = String(editor.getAttributes('link').href ?? '');
  const answer = await openDialog<Answer>({
    title: translate('content.text.link'),
    size: 'md',
    content: ({ close }) => <LinkForm present={present} asksForText={empty} onDone={close} />,
  });
  // The block of the text may have been collapsed or removed.
  if (editor.isDestroyed) return;
  // The dialog returns the focus after it has closed, and the text takes it after that.
  if (!answer) return void requestAnimationFrame(() => editor.isDestroyed || editor.commands.focus());
  if (answer.target === null) editor.chain().focus().unsetMark('link').run();
  else if (empty)
    editor
      .chain()
      .focus()
      .insertContent({
        type: 'text',
        text: answer.text.trim() || answer.target,
        marks: [{ type: 'link', attrs: { href: answer.target } }],
      })
      .run();
  else editor.chain().focus().setMark('link', { href: answer.target }).run();
}

interface LinkFormProps {
  present: string;
  asksForText: boolean;
  onDone: (answer?: Answer) => void;
}

function LinkForm({ present, asksForText, onDone }: LinkFormProps) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState(present);
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);

  async function send() {
    const target = linkTargetOf(typed);
    if (isLinkTarget(target) && target.length <= LONGEST) onDone({ target, text });
    else setIsRefused(true);
  }

  return (
    <DialogForm
      of={{ onSubmit: send, submitting: false, isDirty: typed !== present || text !== '' }}
      submitLabel={t('content.text.linkSave')}
      onCancel={() => onDone()}
      isOwn
    >
      <div className="grid justify-items-start gap-4">
        {asksForText && (
          <Field label={t('content.text.linkText')} className="w-full">
            <TextInput value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
          </Field>
        )}
        <Field
          className="w-full"
          label={t('content.text.linkTarget')}
          description={t('content.text.linkHint')}
          error={isRefused && t('content.text.linkRefused')}
        >
          <TextInput
            data-autofocus={asksForText ? undefined : ''}
            value={typed}
            maxLength={LONGEST}
            inputMode="url"
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value);
              setIsRefused(false);
            }}
          />
        </Field>
        {present !== '' && (
          <Button size="sm" onClick={() => onDone({ target: null, text: '' })}>
            {t('content.text.linkRemove')}
          </Button>
        )}
      </div>
    </DialogForm>
  );
}
