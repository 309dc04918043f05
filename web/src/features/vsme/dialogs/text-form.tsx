import { notBlank, text } from '@metra/contract/core/primitives';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { forgetInput, useStoredInput } from '../../../lib/versioned-form/stored-input.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';

export interface WrittenText {
  text: string;
  version: number;
}

interface TextFormProps {
  /** Unsaved input is stored under this name. */
  name: string;
  start: WrittenText;
  read: () => Promise<WrittenText>;
  write: (text: string, from: WrittenText) => Promise<unknown>;
  label: string;
  description?: string;
  intro?: ReactNode;
  rows: number;
  longest: number;
  required?: boolean;
  onDone: () => void;
}

interface Values {
  text: string;
}

const versioned = ({ text: words, version }: WrittenText) => ({ values: { text: words }, version });

/**
 * The dialog edits one text. It stores the input from the first key stroke, and shows what a colleague has
 * written beside it.
 */
export function TextForm(props: TextFormProps) {
  const { name, start, read, write, label, longest, required = false, onDone } = props;
  const { t } = useTranslate();
  const { account } = useSession();
  const kept = `vsme:${account?.id ?? 0}:${name}`;
  const editing = useVersionedForm<Values>(z.object({ text: required ? notBlank(longest) : text(longest) }), {
    start: versioned(start),
    read: async () => versioned(await read()),
    write: async (values, { values: from, version }) => {
      await write(values.text, { text: from.text, version });
      return undefined;
    },
    tidy: (values) => ({ text: values.text.trim() }),
    joinsApart: true,
    onSaved() {
      forgetInput(kept);
      onDone();
    },
  });
  useStoredInput<Values>(editing.form, kept);
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={[{ name: 'text', label, show: (values) => values.text || t('conflict.empty') }]}
      submitLabel={t('reporting.vsme.save')}
      onCancel={onDone}
      intro={props.intro}
    >
      <FormField
        control={editing.control}
        name="text"
        label={label}
        description={props.description}
        required={required}
      >
        {(field) => <Textarea {...field} rows={props.rows} maxLength={longest} />}
      </FormField>
    </VersionedDialogForm>
  );
}
